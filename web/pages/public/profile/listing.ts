import type { CallOutput } from "#contract/calls.ts";

export type Listing = CallOutput<"GET /serviceProviders/details">;
export type Opinions = CallOutput<"GET /reviews">;
