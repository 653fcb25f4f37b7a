import { formatDate } from "#format/dates.ts";
import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { qrCodeOf } from "#web/features/sharing/index.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { eventView } from "../loaders/event-view.server.ts";

export type TicketView = Exclude<Awaited<ReturnType<typeof loadTicket>>, "unknown" | "erased">;

export async function loadTicket(api: Api, secret: string, locale: Locale) {
  const ticket = await api("GET /registrations/{secret}", { params: { secret } }).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.status === 410) return "erased" as const;
    if (error.status < 500) return "unknown" as const;
    throw error;
  });
  if (typeof ticket === "string") return ticket;
  const { event, code, ...rest } = ticket;
  return {
    ...rest,
    event: eventView(event, locale),
    qr: qrCodeOf(code),
    /** In groups of four, such as `K7MP Q2XW RT`. */
    spacedCode: ticket.id.replace(/(.{4})(?=.)/g, "$1 "),
    keptUntil: formatDate(ticket.keptUntil, locale, event.timeZone),
    cancelledOn: ticket.cancelledAt && formatDayTime(ticket.cancelledAt, locale, event.timeZone),
  };
}
