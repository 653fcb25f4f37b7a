import type { CommunityId } from "#contract/lists/communities.ts";
import type { LanguageCode } from "#contract/lists/languages.ts";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";

/** The hosts and services are invented. Demo installations say so on every page. */
export type DemoListing = {
  readonly name: string;
  readonly host: readonly [firstName: string, lastName: string];
  readonly address: string;
  readonly cityId: number | null;
  readonly languages: readonly LanguageCode[];
  readonly communityId: CommunityId;
  readonly categoryId: ServiceCategoryId;
  readonly subcategoryIds: readonly number[];
  readonly phone: string;
  readonly website: string | null;
  readonly description: string;
  readonly photos: number;
  readonly items: readonly (readonly [name: string, price: number | null, minutes: number | null, words: string])[];
  readonly isVerified: boolean;
};
