// Every form country that is not here pays in euro: the euro zone, Andorra, Monaco, San Marino, the Vatican, Montenegro, Kosovo.
const ownCurrencies: Readonly<Record<string, string>> = {
  AL: "ALL",
  AU: "AUD",
  BA: "BAM",
  BY: "BYN",
  CA: "CAD",
  CH: "CHF",
  CZ: "CZK",
  DK: "DKK",
  GB: "GBP",
  HU: "HUF",
  IS: "ISK",
  LI: "CHF",
  MD: "MDL",
  MK: "MKD",
  NO: "NOK",
  PL: "PLN",
  RO: "RON",
  RS: "RSD",
  RU: "RUB",
  SE: "SEK",
  UA: "UAH",
  US: "USD",
};

/** The currency of a ticket sold in a country; euro where none is known. */
export function ticketCurrencyOf(countryCode: string): string {
  return ownCurrencies[countryCode] ?? "EUR";
}

/** The currency of a host country; empty for a country the product is not open in. */
export function currencyOfHostCountry(countryCode: string): string {
  return countryCode === "MT" ? "EUR" : "";
}
