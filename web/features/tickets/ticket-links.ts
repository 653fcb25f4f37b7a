import type { TicketView } from "./ticket-view.ts";

export function calendarFileUrl({ secret }: Pick<TicketView, "secret">): string {
  return `/api/bookings/${encodeURIComponent(secret)}/calendar.ics`;
}

/** 20270303T090000Z */
const compact = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

export function googleCalendarUrl(ticket: TicketView, manageUrl: string): string {
  const { provider } = ticket;
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: provider ? `${ticket.serviceName}, ${provider.name}` : ticket.serviceName,
    dates: `${compact(ticket.startTime)}/${compact(ticket.endTime)}`,
    details: manageUrl,
    location: provider?.address ?? "",
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
