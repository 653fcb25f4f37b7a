/** Invented hosts and services. Shown only in a demo installation, which says so on every page. */
export type DemoListing = {
  readonly name: string;
  readonly host: readonly [firstName: string, lastName: string];
  readonly address: string;
  readonly communityId: number;
  readonly categoryId: number;
  readonly subcategoryIds: readonly number[];
  readonly phone: string;
  readonly website: string | null;
  readonly description: string;
  readonly photos: number;
  /** Name, euro, minutes, and a few words. */
  readonly items: readonly (readonly [name: string, price: number | null, minutes: number | null, words: string])[];
  readonly isVerified: boolean;
};
