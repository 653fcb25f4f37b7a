/** An item of a booking, as it was when the booking was made. */
export type BookedItem = {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly minutes: number | null;
};
