import type { CalendarView, ServiceView } from "./booking-views.ts";
import { readIds } from "./flow-url.ts";

type Done = Pick<ServiceView, "calendars">;

/** The calendars that do at least one of these services. Empty where the host leaves no choice. */
export function calendarsOf(services: readonly Done[]): CalendarView[] {
  const all = services.flatMap(({ calendars }) => calendars ?? []);
  return [...new Map(all.map((calendar) => [calendar.id, calendar])).values()];
}

export function isDoneBy({ calendars }: Done, calendarId: number): boolean {
  return calendars?.some(({ id }) => id === calendarId) ?? false;
}

/** Whether a customer can choose who does one of these services. */
export function hasChoice(services: readonly Done[]): boolean {
  return services.some(({ calendars }) => (calendars?.length ?? 0) > 1);
}

/** The calendar in the address, if it does one of these services. Otherwise the booking is for anyone. */
export function calendarIn(query: URLSearchParams, services: readonly Done[]): CalendarView | null {
  const [asked] = readIds(query, "calendar");
  return calendarsOf(services).find(({ id }) => id === asked) ?? null;
}

/** Who does a service, in words: undefined where the host has one calendar, null for anyone. */
export function withName({ calendars }: Done, chosen: CalendarView | null): string | null | undefined {
  if (!calendars) return undefined;
  if (chosen) return chosen.name;
  return calendars.length === 1 ? calendars[0]?.name : null;
}
