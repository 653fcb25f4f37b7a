import { Temporal } from "temporal-polyfill";
import { inLanguage, textLanguages } from "#contract/lists/text-languages.ts";
import type { CountedVisit } from "#server/changes.ts";
import type { BookedItem } from "#server/db/booked-item.ts";
import type { ItemRow } from "#server/features/service-items/index.ts";

const minuteMs = 60_000;

type Changeable = { readonly starts_at: Date; readonly cancel_minutes: number };

/** The last moment to move or cancel. A booking keeps the rule that it was made with. */
export function changeableUntil({ starts_at, cancel_minutes }: Changeable): Date {
  return new Date(starts_at.getTime() - cancel_minutes * minuteMs);
}

type Stored = {
  readonly status: "confirmed" | "cancelled" | "no_show";
  readonly starts_at: Date;
  readonly ends_at: Date;
};

export function canChange(booking: Stored & Changeable, now: Date): boolean {
  return booking.status === "confirmed" && now <= changeableUntil(booking);
}

export function itemIdsOf({ items }: { readonly items: readonly BookedItem[] }): number[] {
  return items.map(({ id }) => id);
}

/** What is booked, as it is now. The price and the length are those of the whole visit. */
export function bookedTerms(items: readonly ItemTerms[], customerLocale: string) {
  const lengths = items.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    item_name: items.map(({ name }) => name).join(" + "),
    price_cents: sum(items.map(({ price_cents }) => price_cents ?? 0)),
    duration_minutes: lengths.length === 0 ? null : sum(lengths),
    minutes_before: Math.max(...items.map(({ minutes_before }) => minutes_before)),
    minutes_after: Math.max(...items.map(({ minutes_after }) => minutes_after)),
    cancel_minutes: Math.max(...items.map(({ cancel_minutes }) => cancel_minutes)),
    items: items.map((item) => {
      const { id, name, language, price_cents, duration_minutes } = item;
      const read = inLanguage(item, customerLocale).name;
      const translated = read === name ? {} : { translatedName: read };
      return { id, name, language, ...translated, priceCents: price_cents ?? 0, minutes: duration_minutes };
    }),
  };
}

type Named = {
  readonly item_name: string;
  readonly items: readonly BookedItem[];
  readonly customer_locale: string;
};

/** With the names of the items in the language that the customer booked in. Hosts read the original ones. */
export function asCustomerReads<B extends Named>(booking: B): B {
  if (booking.items.every(({ translatedName }) => translatedName === undefined)) return booking;
  const translatedTo = textLanguages.find((language) => language === booking.customer_locale);
  const items = booking.items.map(({ translatedName, ...item }) =>
    translatedName === undefined ? item : { ...item, name: translatedName, language: translatedTo },
  );
  return { ...booking, items, item_name: items.map(({ name }) => name).join(" + ") };
}

type ItemTerms = Pick<
  ItemRow,
  | "id"
  | "name"
  | "language"
  | "translations"
  | "price_cents"
  | "duration_minutes"
  | "minutes_before"
  | "minutes_after"
  | "cancel_minutes"
>;

type Times = {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly minutes_before: number;
  readonly minutes_after: number;
};

/** A booking that is moved keeps its length and the time before and after it, even if the item has changed. */
export function timeOfVisit({ starts_at, ends_at, minutes_before, minutes_after }: Times) {
  return {
    length: ends_at.getTime() - starts_at.getTime(),
    before: minutes_before * minuteMs,
    after: minutes_after * minuteMs,
  };
}

/** Days are those of the venue. */
export function isBeforeItsDay({ starts_at }: Pick<Stored, "starts_at">, now: Date, timeZone: string): boolean {
  const dayOf = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return Temporal.PlainDate.compare(dayOf(now), dayOf(starts_at)) < 0;
}

type Counted = Stored & {
  readonly calendar_id: number;
  readonly items: readonly BookedItem[];
  readonly booked_by: "customer" | "provider";
  readonly source: string | null;
  readonly customer_key: string | null;
};

export function countedVisit(booking: Counted): CountedVisit {
  return {
    calendarId: booking.calendar_id,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    status: booking.status,
    items: booking.items,
    bookedBy: booking.booked_by,
    source: booking.source,
    customerKey: booking.customer_key,
  };
}

/** The host needs the customer's details until the visit is over or cancelled. */
export function canErase(booking: Stored, now: Date): boolean {
  return statusAt(booking, now) !== "confirmed";
}

export function keptUntil(endsAt: Date, months: number): Date {
  const end = Temporal.Instant.fromEpochMilliseconds(endsAt.getTime()).toZonedDateTimeISO("UTC");
  return new Date(end.add({ months }).epochMilliseconds);
}

export function statusAt(booking: Stored, now: Date): "confirmed" | "cancelled" | "no_show" | "completed" {
  return booking.status === "confirmed" && booking.ends_at <= now ? "completed" : booking.status;
}

/**
 * These are the price and length that the customer saw when they confirmed. Older clients do not send them, and then
 * they are not compared.
 */
export type ExpectedTerms = {
  readonly expectedPrice?: number | undefined;
  readonly expectedMinutes?: number | null | undefined;
};

type Terms = { readonly price_cents: number | null; readonly duration_minutes: number | null };

/** A missing price or length counts as 0, on both sides. */
export function haveTermsChanged(current: Terms, { expectedPrice, expectedMinutes }: ExpectedTerms): boolean {
  const isPriceAsSeen = expectedPrice === undefined || Math.round(expectedPrice * 100) === (current.price_cents ?? 0);
  const isLengthAsSeen = expectedMinutes === undefined || (expectedMinutes ?? 0) === (current.duration_minutes ?? 0);
  return !(isPriceAsSeen && isLengthAsSeen);
}

/** 0, O, 1 and I are left out, because people confuse them when they read a reference aloud. */
const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const referenceLength = 10;

/** The alphabet has 32 characters, so the low five bits of a random byte pick each one with equal probability. */
export function referenceFrom(random: Uint8Array): string {
  return [...random.slice(0, referenceLength)].map((byte) => referenceAlphabet[byte & 31]).join("");
}
