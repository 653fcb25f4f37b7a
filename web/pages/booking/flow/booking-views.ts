import type { CalendarColour } from "#contract/lists/calendar-colours.ts";
import type { Source } from "#contract/lists/sources.ts";
import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import type { RatingText } from "#web/features/reviews/index.ts";

export type Problem = { readonly message: MessageKey<"booking">; readonly params: Params };

export type ProviderView = {
  readonly listingId: number;
  readonly kindredProviderId: number | null;
  readonly name: string;
  /** Of the name. */
  readonly language: string;
  readonly address: string;
  readonly imageUrl: string;
  readonly communityId: number;
  readonly currency: string;
  readonly isTrader: boolean;
  readonly timeZone: string;
  readonly rating: RatingText | null;
  /** How the customer came to the listing, from the URL. */
  readonly source: Source | null;
  /** The day that the customer has chosen in a search. The times open on it. */
  readonly date: string | null;
};

export type CalendarView = { readonly id: number; readonly name: string; readonly colour: CalendarColour };

/** The link names a calendar that cannot be booked. `name` is null if that calendar takes no bookings. */
export type MissedCalendar = { readonly name: string | null };

export type ServiceView = {
  readonly id: number;
  readonly name: string;
  /** Of the name and the description. */
  readonly language: string;
  readonly description: string;
  readonly price: number;
  readonly priceText: string;
  readonly durationMinutes: number | null;
  readonly cancelMinutes: number;
  /** Null means until the end of the 24th month. */
  readonly daysAhead: number | null;
  /** The calendars that do this service. Null if the host has only one calendar. */
  readonly calendars: readonly CalendarView[] | null;
};

export type NearestTime = {
  readonly start: string;
  readonly date: string;
  readonly day: string;
  readonly time: string;
};
