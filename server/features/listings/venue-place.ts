import { type Place, placeOf } from "#contract/countries/country-packs.ts";

/** The time zone of the listing's city, otherwise of the host's country; the country's currency. */
export function venuePlace(
  host: { readonly country: string },
  listing: { readonly city_id: number | null } | undefined,
): Place {
  return placeOf(host.country, listing?.city_id ?? null);
}
