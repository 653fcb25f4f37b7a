import { product } from "#contract/product.ts";
import type { Locale } from "#messages/catalogue.ts";
import { dateLanguageOf, languageOf } from "#messages/translate.ts";
import type { ListingAnswer, ListingView, OpinionsAnswer, OpinionsView } from "./listing.ts";

/** Formats on the server: a phone needs 100 ms to create its first number formatter. */
export function listingView(listing: ListingAnswer, locale: Locale): ListingView {
  const countries = new Intl.DisplayNames(languageOf(locale), { type: "region" });
  return { ...listing, country: countries.of(listing.country_iso) ?? listing.country_iso };
}

export function opinionsView({ summary, reviews }: OpinionsAnswer, locale: Locale): OpinionsView {
  const language = dateLanguageOf(locale);
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: product.timeZone });
  return {
    summary: {
      ...summary,
      averageWords: summary.average?.toLocaleString(language, { minimumFractionDigits: 1 }) ?? null,
    },
    reviews: reviews.map((review) => ({ ...review, visited: month.format(new Date(review.visitedAt)) })),
  };
}
