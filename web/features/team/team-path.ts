import { product } from "#contract/product.ts";

/** Where the team's forms are sent, and where they lead without JavaScript. */
export const teamPath = `/${product.slug}-providers?tab=settings&section=team`;
