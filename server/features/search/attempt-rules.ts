import type { Temporal } from "temporal-polyfill";
import type { InputOf } from "#contract/endpoint.ts";
import type { search as endpoint } from "#contract/search.ts";
import { whenInWords } from "./day-rules.ts";
import type { ParsedQuery } from "./parsed-query-rules.ts";
import type { Term } from "./query-rules.ts";

export type Asked = InputOf<typeof endpoint>["query"] & { readonly country: string };

/** One way to understand the words. The first one that finds something is the answer. */
export type Attempt = {
  /** With the filters that the words name. */
  readonly asked: Asked;
  readonly terms: readonly Term[];
  readonly matched: "all" | "some";
  /** The day that the words name, if this attempt leaves it out. */
  readonly nothingOn: string | null;
  /** The city that the words name, if this attempt finds what is elsewhere. */
  readonly nothingIn: string | null;
};

/** "Near" a city means this many km around it. */
const nearKm = 3;

export function attemptsFor(
  asked: Asked,
  parsed: ParsedQuery,
  terms: readonly Term[],
  from: Temporal.PlainDate,
): [Attempt, ...Attempt[]] {
  const { isEvents, isFreeOfCharge, isNear, city } = parsed;
  const named = asked.when === undefined ? whenInWords(parsed.day, from) : null;
  const around = city && asked.city === undefined ? { city: city.slug, within: nearKm } : null;
  const others: Asked = {
    ...asked,
    ...(isEvents && asked.kind === undefined ? { kind: "events" } : {}),
    ...(isFreeOfCharge && asked.price === undefined ? { price: "free" } : {}),
    ...(isNear ? around : {}),
  };
  const onDay: Asked = { ...others, ...(named ? { when: named as NonNullable<Asked["when"]> } : {}) };
  const first: Attempt = { asked: onDay, terms, matched: "all", nothingOn: null, nothingIn: null };
  const anyDay: Attempt = { ...first, asked: others, nothingOn: named };
  const elsewhere = terms.filter(({ isPlace }) => !isPlace);
  const nearby = (attempt: Attempt): Attempt[] =>
    around && !isNear
      ? [{ ...attempt, terms: elsewhere, asked: { ...attempt.asked, ...around }, nothingIn: around.city }]
      : [];
  return [
    first,
    ...(named ? [anyDay] : []),
    ...nearby(first),
    ...(named ? nearby(anyDay) : []),
    ...(terms.length > 1
      ? [{ ...anyDay, matched: "some" as const, nothingIn: isNear ? null : (around?.city ?? null) }]
      : []),
  ];
}

/** What to widen if little is found: everything that was asked for, with the city as a filter. */
export function basisOf(
  first: Attempt,
  { city, text }: ParsedQuery,
  matched: Attempt["matched"],
): Pick<Attempt, "asked" | "terms" | "matched"> & { readonly text: string } {
  return {
    asked: { ...(city ? { city: city.slug } : {}), ...first.asked },
    terms: first.terms.filter(({ isPlace }) => !isPlace),
    matched,
    text,
  };
}

/** The filters that an attempt has taken from the words; null if there are none. */
export function understoodBy({ asked: used }: Attempt, asked: Asked, text: string) {
  const own = <Name extends "kind" | "when" | "city" | "within" | "price">(name: Name) =>
    asked[name] === undefined ? (used[name] ?? null) : null;
  const found = { kind: own("kind"), when: own("when"), city: own("city"), within: own("within"), price: own("price") };
  return Object.values(found).every((value) => value === null) ? null : { text, ...found };
}
