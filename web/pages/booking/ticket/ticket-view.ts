/** A moment in the venue's zone. */
export type MomentView = {
  readonly at: string;
  /** Fri 14 November, 14:30 */
  readonly text: string;
  readonly date: string;
  readonly time: string;
  /** Whose time it is, such as "Ireland". */
  readonly place: string;
};

export type TicketView = {
  readonly id: string;
  readonly secret: string;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly serviceName: string;
  /** Whom it is with; null where the host has one calendar. */
  readonly calendarName: string | null;
  /** The customer asked for this calendar. */
  readonly isCalendarChosen: boolean;
  readonly durationMinutes: number | null;
  /** Formatted, such as "€35.00". */
  readonly price: string;
  /** "€0.00", for cancelled bookings. */
  readonly nothing: string;
  /** Local date and time of the start at the venue, as `2027-03-28` and `14:30`. */
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly startTime: string;
  readonly endTime: string;
  /** In the venue's zone: the day, and start and end. */
  readonly day: string;
  readonly range: string;
  readonly provider: {
    readonly listingId: number;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly whatsapp: string | null;
    readonly communityId: number;
    readonly imageUrl: string;
  } | null;
};
