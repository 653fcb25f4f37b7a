import { servicesChart, waysChart } from "./bars-charts.tsx";
import type { ChartParts } from "./chart.tsx";
import type { ChartId } from "./chart-table.ts";
import { eventsChart } from "./events-chart.tsx";
import type { Figures } from "./finding-rules.ts";
import { hoursChart } from "./hours-chart.tsx";
import { peopleChart } from "./people-chart.tsx";
import type { Say } from "./say.ts";
import { visitsChart } from "./visits-chart.tsx";

const fewestBookings = 5;
const fewestWeeksOpen = 4;

/** Null if there are not enough data yet. */
export function chartOf(id: ChartId, figures: Figures, say: Say): ChartParts | null {
  const { ways, people, events, sums } = figures;
  if (id === "visits") return sums.visits + sums.cancelled > 0 ? visitsChart(figures, say) : null;
  if (id === "hours") return hasEnoughHours(figures) ? hoursChart(figures, say) : null;
  if (id === "services") return figures.services.length > 0 ? servicesChart(figures, say) : null;
  if (id === "people") return people && peopleChart(people, say);
  if (id === "events") return events && events.length > 0 ? eventsChart(events, say) : null;
  const isCounted = ways?.some(({ source, bookings }) => source && (bookings ?? 0) >= fewestBookings);
  return ways && isCounted ? waysChart(ways, say) : null;
}

/** The first weeks say little about an hour of the week. */
function hasEnoughHours({ hours, firstDay, period }: Figures): boolean {
  if (hours.length === 0 || firstDay === null) return false;
  const days = (Date.parse(period.to) - Date.parse(firstDay)) / 86_400_000;
  return days >= 7 * (fewestWeeksOpen - 1);
}

/** Staff get no charts about the whole host. */
export function isShown(id: ChartId, { ways, events }: Figures): boolean {
  return (id !== "ways" || ways !== null) && (id !== "events" || events !== null);
}
