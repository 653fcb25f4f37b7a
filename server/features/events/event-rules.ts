type Registration = {
  readonly registration: "none" | "kindred" | "other_site";
  readonly start_date: Date;
  readonly end_date: Date;
  readonly registration_closes_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly capacity: number | null;
  readonly places_taken: number;
  readonly places_offered: number;
};

type EventState = "open" | "full" | "closed" | "past" | "cancelled" | "other_site" | "none";

export function eventState(event: Registration, now: Date): EventState {
  if (event.cancelled_at) return "cancelled";
  if (event.end_date <= now) return "past";
  if (event.registration !== "kindred") return event.registration;
  if (closesAt(event) <= now) return "closed";
  return placesLeft(event) === 0 ? "full" : "open";
}

export function closesAt({ registration_closes_at, start_date }: Registration): Date {
  return registration_closes_at && registration_closes_at < start_date ? registration_closes_at : start_date;
}

/** Places that are offered to somebody on the waiting list are not free. Null if there is no limit. */
export function placesLeft({ capacity, places_taken, places_offered }: Registration): number | null {
  return capacity === null ? null : Math.max(0, capacity - places_taken - places_offered);
}

type Guests = { readonly places_taken: number; readonly places_offered: number; readonly people_waiting: number };

export function hasGuests({ places_taken, places_offered, people_waiting }: Guests): boolean {
  return places_taken + places_offered + people_waiting > 0;
}

type WhenAndWhere = { readonly start_date: Date; readonly end_date: Date; readonly address: string };

export function isMoved(before: WhenAndWhere, after: WhenAndWhere): boolean {
  const isAtAnotherTime =
    before.start_date.getTime() !== after.start_date.getTime() ||
    before.end_date.getTime() !== after.end_date.getTime();
  return isAtAnotherTime || before.address !== after.address;
}
