import type { CallOutput } from "#contract/calls.ts";
import { isBlank } from "#contract/parse/visible-text.ts";

export type ServiceItem = CallOutput<"GET /serviceItems">[number];

/** The item modal as it is typed. */
export type ItemValues = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly minutes: string;
};

export const emptyItem: ItemValues = { name: "", description: "", price: "", minutes: "" };

export function itemValuesOf(item: ServiceItem): ItemValues {
  return {
    name: item.name,
    description: item.description ?? "",
    price: item.price.toFixed(2),
    minutes: item.duration_minutes === null ? "" : String(item.duration_minutes),
  };
}

/** What cannot be read as a number counts as 0. A comma is a decimal point, too. */
export function priceOf(text: string): number {
  const price = Number.parseFloat(text.trim().replace(",", "."));
  return Number.isFinite(price) ? price : 0;
}

/** Nothing typed: no length given. What cannot be read counts as 0. */
export function minutesOf(text: string): number | null {
  if (text.trim() === "") return null;
  const minutes = Number.parseInt(text, 10);
  return Number.isFinite(minutes) ? minutes : 0;
}

type ItemProblem = "items.needsName" | "items.badPrice" | "items.badMinutes";
export type ItemProblems = Partial<Record<keyof ItemValues, ItemProblem>>;

export function itemProblems(values: ItemValues): ItemProblems {
  const problems: ItemProblems = {};
  const price = priceOf(values.price);
  const minutes = minutesOf(values.minutes) ?? 0;
  if (isBlank(values.name)) problems.name = "items.needsName";
  if (price < 0 || price > 100_000 || Math.abs(Math.round(price * 100) - price * 100) > 1e-6)
    problems.price = "items.badPrice";
  if (minutes < 0 || minutes > 1440) problems.minutes = "items.badMinutes";
  return problems;
}

export function itemBodyOf(values: ItemValues) {
  return {
    name: values.name.trim(),
    description: values.description,
    price: priceOf(values.price),
    durationMinutes: minutesOf(values.minutes),
  };
}

/** The wire's names for the modal's fields. */
export const itemWireFields: Readonly<Record<string, keyof ItemValues>> = {
  name: "name",
  description: "description",
  price: "price",
  durationMinutes: "minutes",
};
