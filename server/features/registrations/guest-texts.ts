import { directionsUrl } from "#contract/product.ts";
import { formatDayTime } from "#format/times.ts";
import { messagesFor, storedLocale } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import type { EventRow } from "#server/features/events/index.ts";
import type { RegistrationRow } from "./registration-store.ts";
import { ticketUrl } from "./ticket-link.ts";

type GuestTextKind = "change" | "confirmation" | "reminder" | "directions" | "offer" | "cancellation";

type Times = Pick<EventRow, "end_date" | "cancelled_at" | "moved_from_start">;

/** What a host may want to write to a guest now. */
export function kindsFor({ status }: Pick<RegistrationRow, "status">, event: Times, now: Date): GuestTextKind[] {
  if (event.end_date <= now) return [];
  if (event.cancelled_at) return ["cancellation"];
  if (status === "offered") return ["offer"];
  if (status !== "confirmed") return [];
  return [...(event.moved_from_start ? (["change"] as const) : []), "confirmation", "reminder", "directions"];
}

/** In the guest's language, as the event should be. */
export function guestText(deps: Deps, kind: GuestTextKind, registration: RegistrationRow, event: EventRow): string {
  const locale = storedLocale(registration.guest_locale);
  const t = translator<"push">(locale, messagesFor(locale, "push"));
  const at = (instant: Date) => formatDayTime(instant, locale, event.timezone);
  return t(`whatsapp.guest.${kind}`, {
    name: registration.guest_name?.split(/\s+/)[0] ?? "",
    title: event.title,
    when: at(event.start_date),
    until: registration.offer_ends_at ? at(registration.offer_ends_at) : "",
    address: event.address,
    map: directionsUrl({ name: event.title, address: event.address }),
    url: ticketUrl(deps, registration),
  });
}
