import type { BookedItem } from "./db/booked-item.ts";
import { type Db, together } from "./db/database.ts";

/** `server/app.ts` lists the subscribers of each change. */
export type Change =
  | CalendarChanged
  | ListingChanged
  | HostChanged
  | EventChanged
  | EventMoved
  | EventCancelled
  | GuestsChanged
  | RegistrationMade
  | RegistrationChanged
  | RegistrationCancelled
  | MemberChanged
  | WaitingJoined
  | BookingMade
  | BookingAnnounced
  | BookingMoved
  | BookingReassigned
  | BookingCancelled
  | BookingNoShow
  | VisitChanged;

type CalendarChanged = {
  readonly type: "calendar_changed";
  readonly hostId: number;
  /** Somebody on the waiting list may get an offer in this time. Milliseconds since the epoch. */
  readonly freed?: { readonly start: number; readonly end: number } | null;
};

/** Its text, pictures, service items, reviews or moderation; also when it is new or deleted. */
type ListingChanged = { readonly type: "listing_changed"; readonly hostId: number; readonly listingId: number };

/** Its name, whether it is a trader, or its calendars' names; also when it is closed or deleted with all its listings. */
type HostChanged = { readonly type: "host_changed"; readonly hostId: number };

/** Also when it is new, cancelled or deleted. */
type EventChanged = {
  readonly type: "event_changed";
  readonly hostId: number;
  readonly eventId: number;
  /** Later dates of the same series that changed with it. */
  readonly laterIds?: readonly number[];
};

type OfEvent = { readonly hostId: number; readonly eventId: number };

/** The host changed its time or address while it had guests. */
type EventMoved = OfEvent & { readonly type: "event_moved" };

type EventCancelled = OfEvent & { readonly type: "event_cancelled" };

/** Somebody registered, changed or cancelled their places, or was checked in. */
type GuestsChanged = OfEvent & { readonly type: "guests_changed" };

type OfRegistration = OfEvent & {
  readonly registrationId: string;
  /** False if the guest gave no address, or if the address has reached its mail limit. */
  readonly mayWriteToGuest: boolean;
};

type RegistrationMade = OfRegistration & { readonly type: "registration_made" };

/** The guest wants more or fewer places. */
type RegistrationChanged = OfEvent & { readonly type: "registration_changed"; readonly registrationId: string };

type RegistrationCancelled = OfRegistration & { readonly type: "registration_cancelled" };

type MemberChanged = {
  readonly type: "member_changed";
  readonly hostId: number;
  readonly memberId: number;
  readonly action: "joined" | "role_changed" | "left" | "removed";
  /** The role after the change. Null means that the person is no longer a member. */
  readonly role: "owner" | "manager" | "staff" | null;
  readonly roleBefore: "owner" | "manager" | "staff" | null;
  readonly by: { readonly userId: number; readonly name: string };
};

type OfBooking = {
  readonly hostId: number;
  readonly bookingId: string;
  /** False if the customer gave no address, or if the address has reached its mail limit. */
  readonly mayWriteToCustomer: boolean;
};

/** Somebody joined the waiting list of a host. */
type WaitingJoined = { readonly type: "waiting_joined"; readonly hostId: number; readonly personId: string };

type BookingMade = OfBooking & { readonly type: "booking_made" };

/** Published a moment after the booking, by the job that writes the mails, so that no customer waits for its subscribers. */
type BookingAnnounced = { readonly type: "booking_announced"; readonly hostId: number; readonly bookingId: string };

type BookingMoved = OfBooking & { readonly type: "booking_moved"; readonly movedFrom: Date };

type BookingReassigned = OfBooking & { readonly type: "booking_reassigned" };

type BookingCancelled = OfBooking & {
  readonly type: "booking_cancelled";
  /** True while the host is being erased. Its members then get no mail. */
  readonly isHostErased?: boolean;
};

type BookingNoShow = { readonly type: "booking_no_show"; readonly hostId: number; readonly bookingId: string };

/** What the daily summaries count of a booking. */
export type CountedVisit = {
  readonly calendarId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: "confirmed" | "cancelled" | "no_show";
  readonly items: readonly BookedItem[];
  readonly bookedBy: "customer" | "provider";
  readonly source: string | null;
  readonly customerKey: string | null;
};

/** A booking is new, moved, cancelled, marked as a no-show, or its customer was erased. */
type VisitChanged = {
  readonly type: "visit_changed";
  readonly hostId: number;
  /** Its zone decides the day on which the visit counts. */
  readonly country: string;
  /** Null for a new booking. */
  readonly before: CountedVisit | null;
  readonly after: CountedVisit;
};

type Of<Type extends Change["type"]> = Extract<Change, { type: Type }>;

/** Runs in the transaction of the change. Work that may fail or take long must be queued as a job. */
type Subscriber = { readonly type: Change["type"]; readonly run: (trx: Db, change: Change) => Promise<void> };

export function subscriber<Type extends Change["type"]>(
  type: Type,
  run: (trx: Db, change: Of<Type>) => Promise<void>,
): Subscriber {
  return { type, run: (trx, change) => (isOf(change, type) ? run(trx, change) : Promise.resolve()) };
}

function isOf<Type extends Change["type"]>(change: Change, type: Type): change is Of<Type> {
  return change.type === type;
}

export type Changes = {
  readonly publish: (trx: Db, change: Change) => Promise<void>;
  readonly subscribe: (subscribers: readonly Subscriber[]) => void;
};

export function createChanges(): Changes {
  let listening: readonly Subscriber[] = [];
  return {
    async publish(trx, change) {
      const those = listening.filter(({ type }) => type === change.type);
      // Started together, their statements share round trips. No subscriber depends on another.
      await together(those.map(({ run }) => run(trx, change)));
    },
    subscribe(subscribers) {
      listening = subscribers;
    },
  };
}
