/** A single moment on the venue's clock. */
export type MomentView = {
  readonly at: string;
  /** Fri 14 November, 14:30 */
  readonly words: string;
  readonly date: string;
  readonly time: string;
};

/** A booking as its ticket shows it. */
export type TicketView = {
  readonly id: string;
  readonly secret: string;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly serviceName: string;
  readonly durationMinutes: number | null;
  /** Worded, as "€35.00". */
  readonly price: string;
  /** "€0.00": a cancelled booking costs nothing. */
  readonly nothing: string;
  /** The venue's date and clock at the start, as `2027-03-28` and `14:30`. */
  readonly date: string;
  readonly time: string;
  readonly startTime: string;
  readonly endTime: string;
  /** On the venue's clock: the day, and from when to when. */
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
