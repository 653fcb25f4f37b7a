import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readGuestMessages as endpoint } from "#contract/guests.ts";
import { messagesFor, storedLocale } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Manager } from "#server/features/hosts/index.ts";
import { whatsappUrl } from "#server/platform/whatsapp-url.ts";
import { refuse } from "#server/refusal.ts";
import { guestText, kindsFor } from "./guest-texts.ts";
import { hostedEvent } from "./hosted-event.ts";
import { findRegistration } from "./registration-store.ts";
import { findEventOf } from "./ticket-answer.ts";

export async function readGuestMessages(
  deps: Deps,
  actor: Manager,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await hostedEvent(deps, actor, params.id);
  const guest = await findRegistration(deps.db, params.reference);
  if (guest?.event_id !== id) refuse("not_found");
  const language = languageOf(storedLocale(guest.guest_locale));
  const phone = guest.guest_phone;
  if (!phone) return { language, texts: [] };
  const { event } = await findEventOf(deps, deps.db, guest);
  const t = translator<"push">(actor.locale, messagesFor(actor.locale, "push"));
  return {
    language,
    texts: kindsFor(guest, event, await databaseNow(deps.db)).map((kind) => {
      const text = guestText(deps, kind, guest, event);
      return { kind, title: t(`whatsapp.title.${kind}`), text, url: whatsappUrl(phone, text) };
    }),
  };
}
