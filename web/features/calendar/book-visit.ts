import { cellMinutes } from "#contract/calendar-cells.ts";
import { mostServices } from "#contract/lists/limits.ts";
import { fits } from "./free-duration.ts";
import type { CalendarItem } from "./load-calendar.ts";

type Item = Pick<CalendarItem, "id" | "provider_id" | "price" | "duration_minutes">;

/** The chosen items as one visit. */
export type BookVisit<I extends Item = CalendarItem> = {
  /** In the order of the visit. */
  readonly items: readonly I[];
  readonly price: number;
  /** Null if no item has a duration. */
  readonly durationMinutes: number | null;
  /** The time that the visit needs. An item without a duration needs one cell. */
  readonly lengthMinutes: number;
};

export function bookVisit<I extends Item>(items: readonly I[]): BookVisit<I> {
  const durations = items.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  return {
    items,
    price: sum(items.map(({ price }) => price)),
    durationMinutes: durations.length === 0 ? null : sum(durations),
    lengthMinutes: sum(items.map(({ duration_minutes }) => duration_minutes || cellMinutes)),
  };
}

export type AddProblem = "tooLong" | "otherListing" | "tooMany";

/** Says why an item cannot be added to the visit. Null if it can. */
export function addProblem(visit: BookVisit<Item>, item: Item, freeMinutes: number): AddProblem | null {
  if (!fits(bookVisit([item]).lengthMinutes, freeMinutes)) return "tooLong";
  if (visit.items.some(({ provider_id }) => provider_id !== item.provider_id)) return "otherListing";
  if (visit.items.length >= mostServices) return "tooMany";
  return fits(bookVisit([...visit.items, item]).lengthMinutes, freeMinutes) ? null : "tooLong";
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
