import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import type { RatingWords } from "../reviews/index.ts";

/** Why a page of the flow cannot be shown, in the specification's words. */
export type Problem = { readonly message: MessageKey<"booking">; readonly params: Params };

export type ProviderView = {
  readonly listingId: number;
  /** Who takes the bookings; null when nobody does. */
  readonly kindredProviderId: number | null;
  readonly name: string;
  readonly address: string;
  readonly imageUrl: string;
  readonly communityId: number;
  readonly rating: RatingWords | null;
};

export type ServiceView = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly priceWords: string;
  readonly durationMinutes: number | null;
};

/** A time to offer instead of one that is gone. */
export type NearestTime = {
  readonly start: string;
  readonly date: string;
  readonly day: string;
  readonly time: string;
};

/** When and what, worded for the venue. */
export type AppointmentView = {
  readonly startTime: string;
  readonly endTime: string;
  /** The venue's date, as `2027-03-28`. */
  readonly date: string;
  readonly monthTile: string;
  readonly dayTile: string;
  readonly fullDay: string;
  readonly range: string;
  readonly time: string;
  readonly moment: string;
};
