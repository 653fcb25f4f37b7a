export type LimitFigure = { readonly count: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Operators can change each limit. For example, `LIMIT_BOOKING_ATTEMPTS_PER_MINUTE` sets `bookingAttemptsPerMinute`.
 */
export const limitFigures = {
  /** These limits count per IP address. */
  bookingAttemptsPerMinute: { count: 10, seconds: minute },
  bookingAttemptsPerHour: { count: 60, seconds: hour },
  holds: { count: 120, seconds: hour },
  signIn: { count: 30, seconds: 10 * minute },
  findBookings: { count: 5, seconds: hour },
  supportRequests: { count: 5, seconds: hour },
  reports: { count: 5, seconds: hour },
  searches: { count: 120, seconds: minute },
  suggestions: { count: 240, seconds: minute },
  /**
   * These limits count per recipient who did not ask for the mail. They are separate, so that one kind of mail cannot
   * block another.
   */
  mailsToUnaskedAddress: { count: 5, seconds: day },
  acknowledgements: { count: 5, seconds: day },
  deletionMails: { count: 5, seconds: day },
  /** Counts per customer whose booking the host declined or cancelled. Others cannot use up this limit. */
  mailsOwedToCustomer: { count: 20, seconds: day },
  /** Counts per booking, because each move sends a mail to the host. */
  movesOfOneBooking: { count: 10, seconds: day },
  /** Counts per host. */
  invitations: { count: 30, seconds: day },
  calendarReads: { count: 30, seconds: hour },
  /** Counts per API key. */
  keyCalls: { count: 300, seconds: minute },
  /** Counts per event. */
  guestMessages: { count: 3, seconds: day },
  /** Counts per user. */
  uploads: { count: 30, seconds: hour },
} as const satisfies Record<string, LimitFigure>;

export type LimitName = keyof typeof limitFigures;
export type LimitFigures = Readonly<Record<LimitName, LimitFigure>>;

// Object.keys returns strings, because an object may have more keys than its type names. This one has no others.
export const limitNames = Object.keys(limitFigures) as LimitName[];

export function limitVariable(name: LimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** `10/60` means ten in sixty seconds. Returns null if the text is invalid. */
export function parseLimit(text: string): LimitFigure | null {
  const [, count, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text.trim()) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : null;
}
