import { timeZoneOf } from "#contract/countries/country-packs.ts";
import { formatDayTime } from "#format/times.ts";
import { messagesFor, storedLocale } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { whatsappUrl } from "#server/platform/whatsapp-url.ts";
import { waitingUrl } from "./waiting-link.ts";
import type { WaitingRow } from "./waiting-store.ts";

/** Opens WhatsApp with the offer, in the customer's language. Null without an offer or a phone number. */
export function offerMessage(deps: Deps, person: WaitingRow, country: string): string | null {
  const { customer_phone: phone, offer_starts_at: startsAt, offer_ends_at: endsAt } = person;
  if (!phone || !startsAt || !endsAt) return null;
  const locale = storedLocale(person.customer_locale);
  const timeZone = timeZoneOf(country);
  const text = translator<"push">(locale, messagesFor(locale, "push"))("whatsapp.offer", {
    name: person.customer_name.split(/\s+/)[0] ?? "",
    when: formatDayTime(startsAt, locale, timeZone),
    until: formatDayTime(endsAt, locale, timeZone),
    url: waitingUrl(deps, person),
  });
  return whatsappUrl(phone, text);
}
