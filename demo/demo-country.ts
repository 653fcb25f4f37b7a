import { countryPack } from "#contract/countries/country-packs.ts";

/** All hosts of the demo are in this country, no matter which countries are served. */
export const demoCountry = "MT";

export const { timeZone: demoTimeZone, currency: demoCurrency } = countryPack(demoCountry);
