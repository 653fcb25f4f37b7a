import { product } from "#contract/product.ts";

export const teamPath = `/${product.slug}-providers?tab=settings&section=team`;
