import type { CalendarView, ServiceView } from "./booking-views.ts";

/** One or several services that follow each other, seen as one. */
export type VisitView = Omit<ServiceView, "id" | "language" | "description"> & {
  readonly services: readonly ServiceView[];
};

export function visitView(services: readonly ServiceView[], priceText: (price: number) => string): VisitView {
  const price = services.reduce((sum, service) => sum + service.price, 0);
  const minutes = services.flatMap(({ durationMinutes }) => durationMinutes ?? []);
  return {
    services,
    name: services.map(({ name }) => name).join(" + "),
    price,
    priceText: priceText(price),
    durationMinutes: minutes.length === 0 ? null : minutes.reduce((sum, length) => sum + length, 0),
    cancelMinutes: Math.max(0, ...services.map(({ cancelMinutes }) => cancelMinutes)),
    daysAhead: shortestAhead(services),
    calendars: calendarsOfAll(services),
  };
}

function shortestAhead(services: readonly ServiceView[]): number | null {
  const days = services.flatMap(({ daysAhead }) => daysAhead ?? []);
  return days.length === 0 ? null : Math.min(...days);
}

export const idsOf = ({ services }: Pick<VisitView, "services">) => services.map(({ id }) => id);

/** The calendars that do all of these services. Null if the host has only one calendar. */
function calendarsOfAll(services: readonly ServiceView[]): readonly CalendarView[] | null {
  const [first, ...others] = services.map(({ calendars }) => calendars);
  if (!first) return null;
  return first.filter(({ id }) => others.every((calendars) => calendars?.some((other) => other.id === id)));
}
