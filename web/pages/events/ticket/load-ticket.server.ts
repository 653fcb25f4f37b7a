import type { CallOutput } from "#contract/calls.ts";
import { formatDate, formatDay } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatOwnTime } from "#format/own-time.ts";
import { formatDayTime, formatTime, leftToRight } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { qrCodeOf } from "#web/features/sharing/index.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { eventView } from "../loaders/event-view.server.ts";

export type TicketView = Exclude<Awaited<ReturnType<typeof loadTicket>>, "unknown" | "erased">;

const offerMinutes = 120;

/** Null if the offer has ended, even if it is not marked as ended yet. */
function offerOf(endsAt: string, locale: Locale, timeZone: string) {
  const minutesLeft = Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000);
  if (minutesLeft <= 0) return null;
  return {
    minutesLeft,
    isOverNight: minutesLeft > offerMinutes,
    time: formatTime(endsAt, locale, timeZone),
    day: formatDay(endsAt, locale, timeZone),
  };
}

function ownTimeOf({ event, guestTimeZone }: CallOutput<"GET /registrations/{secret}">, locale: Locale): string | null {
  const time = guestTimeZone && formatOwnTime(event, locale, guestTimeZone);
  return time ? leftToRight(time) : null;
}

export async function loadTicket(api: Api, secret: string, locale: Locale) {
  const ticket = await api("GET /registrations/{secret}", { params: { secret } }).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.status === 410) return "erased" as const;
    if (error.status < 500) return "unknown" as const;
    throw error;
  });
  if (typeof ticket === "string") return ticket;
  const { event, code, ...rest } = ticket;
  const page = await api("GET /whatsOn/{id}", { params: { id: String(event.id) } }).catch((error: unknown) => {
    // Moderators have hidden the event.
    if (error instanceof ApiRefusal) return null;
    throw error;
  });
  return {
    ...rest,
    event: eventView(event, locale),
    ownTime: ownTimeOf(ticket, locale),
    qr: qrCodeOf(code),
    /** In groups of four, such as `K7MP Q2XW RT`. */
    spacedCode: ticket.id.replace(/(.{4})(?=.)/g, "$1 "),
    keptUntil: formatDate(ticket.keptUntil, locale, event.timeZone),
    offer:
      ticket.status === "offered" && ticket.offerEndsAt ? offerOf(ticket.offerEndsAt, locale, event.timeZone) : null,
    host: { phone: page?.host.listing?.phoneNumber ?? "", whatsapp: page?.host.listing?.whatsappNumber ?? "" },
    nothing: formatPrice(0, locale, event.currency),
    cancelledOn: ticket.cancelledAt && formatDayTime(ticket.cancelledAt, locale, event.timeZone),
  };
}
