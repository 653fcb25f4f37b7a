import type { TextLanguage } from "#contract/lists/text-languages.ts";

/** An item of a booking, as it was when the booking was made. */
export type BookedItem = {
  readonly id: number;
  readonly name: string;
  /** Of the name. Bookings that were made before it was kept have none. */
  readonly language?: TextLanguage;
  /** In the language that the customer booked in, if the host has written it in that language. */
  readonly translatedName?: string;
  readonly priceCents: number;
  readonly minutes: number | null;
};
