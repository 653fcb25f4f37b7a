import type { CallOutput } from "#contract/calls.ts";

export type ListingAnswer = CallOutput<"GET /serviceProviders/details">;
export type OpinionsAnswer = CallOutput<"GET /reviews">;

export type ListingView = ListingAnswer & { readonly country: string };
export type OpinionsView = {
  readonly summary: OpinionsAnswer["summary"] & { readonly averageText: string | null };
  readonly reviews: readonly (OpinionsAnswer["reviews"][number] & { readonly visited: string })[];
};
