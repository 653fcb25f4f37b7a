import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import type { RatingSummary } from "../reviews/index.ts";

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
  readonly rating: RatingSummary | null;
};

export type ServiceView = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly durationMinutes: number | null;
};

export type WeekTime = {
  readonly start: string;
  /** On the venue's clock. */
  readonly label: string;
  /** Tells two equal readings apart on the day the clocks go back. */
  readonly note: string | null;
  readonly part: "morning" | "afternoon" | "evening";
  /** The longest of the wanted services that fits here, in minutes. */
  readonly roomMinutes: number;
};

export type WeekDay = {
  readonly date: string;
  readonly number: string;
  readonly weekday: string;
  readonly label: string;
  readonly times: readonly WeekTime[];
};

export type Week = {
  readonly days: readonly WeekDay[];
  readonly initialDate: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly month: string;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly nextFree: { readonly date: string; readonly label: string } | null;
  readonly failure: { readonly status: number; readonly text: string } | null;
};

/** A time to offer instead of one that is gone. */
export type NearestTime = { readonly start: string; readonly date: string; readonly day: string; readonly time: string };

/** When and what, worded for the venue. */
export type AppointmentView = {
  readonly startTime: string;
  readonly endTime: string;
  readonly monthTile: string;
  readonly dayTile: string;
  readonly fullDay: string;
  readonly range: string;
  readonly time: string;
  readonly moment: string;
};

/** A booking as its ticket shows it. */
export type TicketView = {
  readonly id: string;
  readonly secret: string;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly serviceName: string;
  readonly durationMinutes: number | null;
  readonly price: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly when: string;
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
