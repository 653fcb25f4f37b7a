import type { PartOfDay } from "#contract/lists/parts-of-day.ts";

export type WeekTime = {
  readonly start: string;
  readonly label: string;
  /** Tells two equal times apart on the day when clocks go back. */
  readonly note: string | null;
  readonly part: PartOfDay;
  /** The duration of the longest service that fits here. */
  readonly longestFitMinutes: number;
};

export type WeekDay = {
  readonly date: string;
  readonly number: string;
  readonly weekday: string;
  readonly label: string;
  /** Short enough for the bottom bar. */
  readonly brief: string;
  readonly times: readonly WeekTime[];
};

export type Week = {
  /** The place in "Ireland time". */
  readonly place: string;
  readonly days: readonly WeekDay[];
  readonly initialDate: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly month: string;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  /** Why the day that was asked for is not shown, if it is not; with the last day that can be booked. */
  readonly outside: { readonly reason: "past" | "tooFar"; readonly lastDay: string } | null;
  /** True if the visit takes longer than the host is ever open at a time. */
  readonly isTooLong: boolean;
  readonly nextFree: { readonly date: string; readonly label: string } | null;
  readonly failure: { readonly status: number; readonly text: string } | null;
};
