import type { CancelPolicy } from "#web/pages/booking/flow/cancel-policy.ts";

/** A moment in the venue's zone. */
export type MomentView = {
  readonly at: string;
  /** For example "Fri 14 November, 14:30". */
  readonly text: string;
  readonly date: string;
  readonly time: string;
  /** The place in "Ireland time". */
  readonly place: string;
};

export type TicketView = {
  readonly id: string;
  readonly secret: string;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  /** The names of all services. */
  readonly serviceName: string;
  readonly services: readonly { readonly id: number; readonly name: string; readonly language: string | undefined }[];
  /** Null if the host has only one calendar. */
  readonly calendarName: string | null;
  readonly isCalendarChosen: boolean;
  readonly durationMinutes: number | null;
  readonly policy: CancelPolicy;
  /** Already formatted, such as "€35.00". */
  readonly price: string;
  /** "€0.00", for cancelled bookings. */
  readonly nothing: string;
  /** The start in the venue's zone, as `2027-03-28` and `14:30`. */
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Already formatted in the venue's zone. */
  readonly day: string;
  readonly range: string;
  readonly provider: {
    readonly listingId: number;
    readonly name: string;
    readonly language: string;
    readonly address: string;
    readonly phone: string;
    readonly whatsapp: string | null;
    readonly communityId: number;
    readonly imageUrl: string;
  } | null;
};
