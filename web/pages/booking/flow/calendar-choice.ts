import type { CalendarView, ServiceView } from "./booking-views.ts";
import { readIds } from "./flow-url.ts";

type Done = Pick<ServiceView, "calendars">;

/** Empty if the customer has nothing to choose. */
export function calendarsOf(services: readonly Done[]): CalendarView[] {
  const all = services.flatMap(({ calendars }) => calendars ?? []);
  return [...new Map(all.map((calendar) => [calendar.id, calendar])).values()];
}

export function isDoneBy({ calendars }: Done, calendarId: number): boolean {
  return calendars?.some(({ id }) => id === calendarId) ?? false;
}

export function hasChoice(services: readonly Done[]): boolean {
  return services.some(({ calendars }) => (calendars?.length ?? 0) > 1);
}

/** Null if the URL names no calendar, or one that does none of these services. Then the booking is for anyone. */
export function calendarIn(query: URLSearchParams, services: readonly Done[]): CalendarView | null {
  const [asked] = readIds(query, "calendar");
  return calendarsOf(services).find(({ id }) => id === asked) ?? null;
}

/** Undefined if the host has only one calendar, null if the customer chose Anyone. */
export function withName({ calendars }: Done, chosen: CalendarView | null): string | null | undefined {
  if (!calendars) return undefined;
  if (chosen) return chosen.name;
  return calendars.length === 1 ? calendars[0]?.name : null;
}
