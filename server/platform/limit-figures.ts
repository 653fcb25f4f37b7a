export type LimitFigure = { readonly count: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every rate limit with its default. Each is a setting: `bookingAttemptsPerMinute` is `LIMIT_BOOKING_ATTEMPTS_PER_MINUTE`. */
export const limitFigures = {
  /** Per network address. */
  bookingAttemptsPerMinute: { count: 10, seconds: minute },
  bookingAttemptsPerHour: { count: 60, seconds: hour },
  signIn: { count: 30, seconds: 10 * minute },
  findBookings: { count: 5, seconds: hour },
  supportRequests: { count: 5, seconds: hour },
  reports: { count: 5, seconds: hour },
  /** Per mail address that did not ask for the mail. Each kind counts alone: none can be used to silence another. */
  mailsToUnaskedAddress: { count: 5, seconds: day },
  acknowledgements: { count: 5, seconds: day },
  deletionMails: { count: 5, seconds: day },
  /** Per mail address of a customer whom the host lets down: nobody can use these up for them. */
  mailsOwedToCustomer: { count: 20, seconds: day },
  /** Per booking: each move writes to the host. */
  movesOfOneBooking: { count: 10, seconds: day },
  /** Per person. */
  uploads: { count: 30, seconds: hour },
} as const satisfies Record<string, LimitFigure>;

export type LimitName = keyof typeof limitFigures;
export type LimitFigures = Readonly<Record<LimitName, LimitFigure>>;

export const limitNames = Object.keys(limitFigures) as LimitName[];

export function limitVariable(name: LimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** `10/60`: ten in sixty seconds. Null for anything else. */
export function parseLimit(text: string): LimitFigure | null {
  const [, count, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text.trim()) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : null;
}
