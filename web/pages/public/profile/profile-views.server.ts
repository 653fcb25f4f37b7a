import { countryName } from "#contract/lists/countries.ts";
import { languageNames } from "#contract/lists/languages.ts";
import { formatMonthAndYear } from "#format/dates.ts";
import { formatRating } from "#format/numbers.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import type { ListingAnswer, ListingView, OpinionsAnswer, OpinionsView } from "./listing.ts";

/** Formats on the server: a phone needs 100 ms to create its first number formatter. */
export function listingView(listing: ListingAnswer, locale: Locale): ListingView {
  const language = languageOf(locale);
  return {
    ...listing,
    country: countryName(listing.country_iso, language),
    languageNames: languageNames(listing.languages, language),
  };
}

export function opinionsView(
  { summary, reviews }: OpinionsAnswer,
  { timeZone }: ListingAnswer,
  locale: Locale,
): OpinionsView {
  return {
    summary: { ...summary, averageText: summary.average === null ? null : formatRating(summary.average, locale) },
    reviews: reviews.map((review) => ({
      ...review,
      visited: formatMonthAndYear(review.visitedAt, locale, timeZone),
    })),
  };
}
