const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Status = "confirmed" | "cancelled" | "waiting" | "offered" | "expired";
type Registration = { readonly status: Status; readonly places: number; readonly admitted: number };
type EventTimes = { readonly start_date: Date; readonly end_date: Date; readonly cancelled_at: Date | null };

/** Guests can give back places until the event starts, also after registration has closed. */
export function canChange({ status }: Registration, event: EventTimes, now: Date): boolean {
  return status === "confirmed" && !event.cancelled_at && now < event.start_date;
}

/** The host needs the details until the event is over or the guest has neither places nor waits for any. */
export function canErase({ status }: Registration, event: EventTimes, now: Date): boolean {
  return status === "cancelled" || status === "expired" || event.cancelled_at !== null || event.end_date <= now;
}

const checkInHours = 12;

/** Before that, a check-in is a mistake. */
export function checkInOpensAt({ start_date }: Pick<EventTimes, "start_date">): Date {
  return new Date(start_date.getTime() - checkInHours * hourMs);
}

export function keptUntil(endsAt: Date, days: number): Date {
  return new Date(endsAt.getTime() + days * dayMs);
}

/** What a ticket can grow to. Nobody has to give places back because the host lowered the limit per person. */
export function mostPlaces(
  { places }: Registration,
  { places_per_person, left, isOpen }: { places_per_person: number; left: number | null; isOpen: boolean },
): number {
  if (!isOpen) return places;
  return Math.max(places, Math.min(places_per_person, left === null ? places_per_person : places + left));
}

/** People type codes in any case, with spaces or hyphens. A QR code has a signature after the reference. */
export function readCode(text: string): { readonly reference: string; readonly signature: string | null } {
  const [reference = "", signature = null] = text.trim().split(".");
  return { reference: reference.replace(/[\s-]/g, "").toUpperCase(), signature };
}
