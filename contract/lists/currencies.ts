// Countries that are not listed here use the euro: the euro area, AD, MC, ME, SM, VA and XK.
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

export function ticketCurrencyOf(countryCode: string): string {
  return ownCurrencies[countryCode] ?? "EUR";
}
