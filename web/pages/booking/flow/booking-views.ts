import type { CalendarColour } from "#contract/lists/calendar-colours.ts";
import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import type { RatingText } from "#web/features/reviews/index.ts";

/** Why a page of the booking flow cannot be shown, in the words of the specification. */
export type Problem = { readonly message: MessageKey<"booking">; readonly params: Params };

export type ProviderView = {
  readonly listingId: number;
  readonly kindredProviderId: number | null;
  readonly name: string;
  readonly address: string;
  readonly imageUrl: string;
  readonly communityId: number;
  readonly currency: string;
  readonly isTrader: boolean;
  readonly timeZone: string;
  readonly rating: RatingText | null;
};

/** Somebody or something that can be booked at a host, by its name. */
export type CalendarView = { readonly id: number; readonly name: string; readonly colour: CalendarColour };

/** The calendar that a link asks for and that cannot be booked. Without a name if it takes no bookings. */
export type MissedCalendar = { readonly name: string | null };

export type ServiceView = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly priceText: string;
  readonly durationMinutes: number | null;
  /** Who does it; null where the host has one calendar, so that nobody needs to know. */
  readonly calendars: readonly CalendarView[] | null;
};

export type NearestTime = {
  readonly start: string;
  readonly date: string;
  readonly day: string;
  readonly time: string;
};
