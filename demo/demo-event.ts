import type { EventCategory } from "#contract/lists/event-categories.ts";
/** Days count from the day the demo is filled. Hours are Malta time. */
export type DemoEvent = {
  readonly title: string;
  readonly category: EventCategory;
  readonly communityId: number;
  readonly address: string;
  readonly cityId: number | null;
  readonly inDays: number;
  readonly from: string;
  readonly hours: number;
  readonly ticketPrice: number | null;
  readonly bookingLink: string | null;
  /** Set if people register with us. `guests` are the places of each registration. */
  readonly registration?: { readonly capacity: number | null; readonly guests: readonly number[] };
  readonly description: string;
  readonly isVerified: boolean;
};
