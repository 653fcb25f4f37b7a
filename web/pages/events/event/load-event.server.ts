import { formatDay } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import { eventPath } from "#web/features/registrations/index.ts";
import type { Api } from "#web/lib/api.ts";
import { eventView } from "../loaders/event-view.server.ts";

export type EventPageView = Awaited<ReturnType<typeof loadEvent>>;

export async function loadEvent(api: Api, id: string, locale: Locale) {
  const answer = await api("GET /whatsOn/{id}", { params: { id } });
  const { listing, ...host } = answer.host;
  return {
    event: eventView(answer, locale),
    description: answer.description,
    country: answer.country,
    movedFromStart: answer.movedFrom?.startTime ?? null,
    offer: { price: answer.isFree ? 0 : answer.price, currency: answer.currency },
    host: {
      name: host.name,
      language: host.textLanguage,
      isTrader: host.isTrader,
      address: listing?.address ?? null,
      logo: listing?.profileImageUrl ?? null,
      whatsapp: listing?.whatsappNumber ?? null,
      to: listing ? `/providerPage?id=${listing.providerId}&from=profile` : null,
    },
    otherDates: answer.otherDates.map((other) => ({
      path: eventPath(other),
      day: formatDay(other.startTime, locale, answer.timeZone),
    })),
    more: answer.moreFromHost.map((other) => eventView(other, locale)),
  };
}
