import type { CallOutput } from "#contract/calls.ts";

export type ListingAnswer = CallOutput<"GET /serviceProviders/details">;
export type OpinionsAnswer = CallOutput<"GET /reviews">;

export type ListingView = ListingAnswer & {
  readonly country: string;
  readonly city: string | null;
  /** Includes the country, and the city unless the host has already written it. */
  readonly fullAddress: string;
  /** Empty if no language is known. */
  readonly languageNames: string;
};
export type OpinionsView = {
  readonly summary: OpinionsAnswer["summary"] & { readonly averageText: string | null };
  readonly reviews: readonly (OpinionsAnswer["reviews"][number] & { readonly visited: string })[];
};
