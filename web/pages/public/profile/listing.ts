import type { CallOutput } from "#contract/calls.ts";

export type ListingAnswer = CallOutput<"GET /serviceProviders/details">;
export type OpinionsAnswer = CallOutput<"GET /reviews">;

export type ListingView = ListingAnswer & {
  readonly country: string;
  /** Null if none is known. */
  readonly city: string | null;
  /** With the city, unless the host has written it already, and the country. */
  readonly fullAddress: string;
  /** The names of the host's languages in a sentence; empty if none is known. */
  readonly languageNames: string;
};
export type OpinionsView = {
  readonly summary: OpinionsAnswer["summary"] & { readonly averageText: string | null };
  readonly reviews: readonly (OpinionsAnswer["reviews"][number] & { readonly visited: string })[];
};
