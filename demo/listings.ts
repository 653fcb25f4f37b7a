import { caribbean } from "./listings/caribbean.ts";
import type { DemoListing } from "./listings/demo-listing.ts";
import { middleEastern } from "./listings/middle-eastern.ts";
import { northAfrican } from "./listings/north-african.ts";
import { southAmerican } from "./listings/south-american.ts";
import { southAsian } from "./listings/south-asian.ts";
import { subSaharanAfrica } from "./listings/sub-saharan-africa.ts";

/**
 * The pictures are drawn from the position in this list, so never reorder it. There are four listings per community.
 */
export const demoListings: readonly DemoListing[] = [
  ...subSaharanAfrica,
  ...middleEastern,
  ...northAfrican,
  ...southAmerican,
  ...southAsian,
  ...caribbean,
];
