import { Temporal } from "temporal-polyfill";

const hourMs = 3_600_000;

/** A customer may move or cancel until 1 hour before the start. */
export function changeableUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - hourMs);
}

type Stored = {
  readonly status: "confirmed" | "cancelled" | "no_show";
  readonly starts_at: Date;
  readonly ends_at: Date;
};

export function canChange(booking: Stored, now: Date): boolean {
  return booking.status === "confirmed" && now <= changeableUntil(booking.starts_at);
}

/** The host needs to know who comes, until the visit is over or cancelled. */
export function canErase(booking: Stored, now: Date): boolean {
  return statusAt(booking, now) !== "confirmed";
}

/** The customer's details leave the booking this many months after the visit. */
export function keptUntil(endsAt: Date, months: number): Date {
  const end = Temporal.Instant.fromEpochMilliseconds(endsAt.getTime()).toZonedDateTimeISO("UTC");
  return new Date(end.add({ months }).epochMilliseconds);
}

/** Completed means: ended, not cancelled, not a no-show. */
export function statusAt(booking: Stored, now: Date): "confirmed" | "cancelled" | "no_show" | "completed" {
  return booking.status === "confirmed" && booking.ends_at <= now ? "completed" : booking.status;
}

/** The price and length that somebody saw when they pressed Confirm. What was not sent is not compared. */
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

/** Letters and figures that nobody mixes up when reading them out: neither 0 nor O, neither 1 nor I. */
const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const referenceLength = 10;

/** Turns random bytes into a reference; 32 letters, so every byte's last five bits are one of them. */
export function referenceFrom(random: Uint8Array): string {
  return [...random.slice(0, referenceLength)].map((byte) => referenceAlphabet[byte & 31]).join("");
}
