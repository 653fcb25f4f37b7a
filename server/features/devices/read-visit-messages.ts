import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readVisitMessages as endpoint } from "#contract/visit-messages.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { findBooking, findVenueOf } from "#server/features/bookings/index.ts";
import { mayUseCalendar, type Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { kindsFor, visitTexts } from "./visit-texts.ts";

export async function readVisitMessages(
  deps: Deps,
  actor: Staff,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const visit = await findBooking(deps.db, params.bookingId);
  if (visit?.host_id !== actor.hostId || !(await mayUseCalendar(deps.db, actor, visit.calendar_id)))
    refuse("not_found");
  const texts = visitTexts(deps, visit, await findVenueOf(deps.db, visit));
  if (!texts) return { language: languageOf(actor.locale), texts: [] };
  const t = translator<"push">(actor.locale, messagesFor(actor.locale, "push"));
  return {
    language: languageOf(texts.locale),
    texts: kindsFor(visit, deps.clock.now()).map((kind) => ({
      kind,
      title: t(`whatsapp.title.${kind}`),
      text: texts.text(kind),
      url: texts.url(kind),
    })),
  };
}
