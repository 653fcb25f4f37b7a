/** An item of a booking, as it was when the booking was made. */
export type BookedItem = {
  readonly id: number;
  readonly name: string;
  /** In the language that the customer booked in, if the host has written it in that language. */
  readonly translatedName?: string;
  readonly priceCents: number;
  readonly minutes: number | null;
};
