import { caribbean } from "./listings/caribbean.ts";
import type { DemoListing } from "./listings/demo-listing.ts";
import { furtherAfricanAndMiddleEastern } from "./listings/further-african-and-middle-eastern.ts";
import { furtherNorthAfricanAndSouthAmerican } from "./listings/further-north-african-and-south-american.ts";
import { furtherSouthAsianAndCaribbean } from "./listings/further-south-asian-and-caribbean.ts";
import { middleEastern } from "./listings/middle-eastern.ts";
import { northAfrican } from "./listings/north-african.ts";
import { southAmerican } from "./listings/south-american.ts";
import { southAsian } from "./listings/south-asian.ts";
import { subSaharanAfrica } from "./listings/sub-saharan-africa.ts";

/**
 * The pictures are drawn from the position in this list, so never reorder it.
 */
export const demoListings: readonly DemoListing[] = [
  ...subSaharanAfrica,
  ...middleEastern,
  ...northAfrican,
  ...southAmerican,
  ...southAsian,
  ...caribbean,
  ...furtherAfricanAndMiddleEastern,
  ...furtherNorthAfricanAndSouthAmerican,
  ...furtherSouthAsianAndCaribbean,
];
