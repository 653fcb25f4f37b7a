import type { CallOutput } from "#contract/calls.ts";
import type { Source } from "#contract/lists/sources.ts";

export type ListingAnswer = CallOutput<"GET /serviceProviders/details">;
export type OpinionsAnswer = CallOutput<"GET /reviews">;

export type ListingView = ListingAnswer & {
  /** How the visitor came here, if the URL says so. The booking remembers it. */
  readonly source: Source | null;
  /** The day that the visitor has chosen in a search. The times open on it. */
  readonly date: string | null;
  readonly country: string;
  readonly city: string | null;
  /** Includes the country, and the city unless the host has already written it. */
  readonly fullAddress: string;
  /** Empty if no language is known. */
  readonly languageNames: string;
};
export type ItemView = {
  readonly id: number;
  readonly name: string;
  /** Of the name and the description. */
  readonly language: string;
  readonly description: string;
  readonly duration: string;
  readonly price: number;
  readonly priceText: string;
  /** Its page of times, with the next free one chosen; null if none is free. */
  readonly next: { readonly at: string; readonly text: string; readonly to: string } | null;
  readonly to: string;
};

export type ComingEventView = {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly when: string;
  readonly address: string;
  readonly leaf: { readonly weekday: string; readonly day: string; readonly month: string };
  readonly communityId: number;
};

export type OpinionsView = {
  readonly summary: OpinionsAnswer["summary"] & { readonly averageText: string | null };
  readonly reviews: readonly (OpinionsAnswer["reviews"][number] & { readonly visited: string })[];
};
