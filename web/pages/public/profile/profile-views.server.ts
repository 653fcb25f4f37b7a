import { cityName } from "#contract/lists/cities.ts";
import { countryName } from "#contract/lists/countries.ts";
import { languageNames } from "#contract/lists/languages.ts";
import type { Source } from "#contract/lists/sources.ts";
import { formatMonthAndYear } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatRating } from "#format/numbers.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { foldText } from "#web/ui/combobox-filter.ts";
import type { ListingAnswer, ListingView, OpinionsAnswer, OpinionsView } from "./listing.ts";

/** Formats on the server, because a phone needs 100 ms to create its first number formatter. */
export function listingView(
  listing: ListingAnswer,
  locale: Locale,
  source: Source | null,
  date: string | null,
): ListingView {
  const language = languageOf(locale);
  const country = countryName(listing.country_iso, language);
  const city = (listing.cityId && cityName(listing.country_iso, listing.cityId)) || null;
  const isWritten = city !== null && isNamedIn(listing.address, city);
  return {
    ...listing,
    source,
    date,
    country,
    city,
    fullAddress: joinTexts([listing.address, isWritten ? null : city, country], locale),
    languageNames: languageNames(listing.languages, language),
  };
}

/** Compares only the last word of the city, because hosts leave out articles: "Sliema" for "Tas-Sliema". */
function isNamedIn(address: string, city: string): boolean {
  return foldText(address).includes(foldText(city).split(" ").at(-1) ?? "");
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
