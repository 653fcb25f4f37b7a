import { type Place, placeOf } from "#contract/countries/country-packs.ts";

/** If the listing's city has its own time zone, that zone counts instead of the country's. */
export function venuePlace(
  host: { readonly country: string },
  listing: { readonly city_id: number | null } | undefined,
): Place {
  return placeOf(host.country, listing?.city_id ?? null);
}
