import { countryPack } from "#contract/countries/country-packs.ts";

/** Where all hosts of the demo are, whatever countries are served. */
export const demoCountry = "MT";

export const { timeZone: demoTimeZone, currency: demoCurrency } = countryPack(demoCountry);
