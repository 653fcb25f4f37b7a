import { expect, test } from "vitest";
import { countriesByName, countryName, formCountryCodes } from "./countries.ts";
import { currencyOfHostCountry, ticketCurrencyOf } from "./currencies.ts";
import { newsOriginCodes, newsResidenceCodes } from "./news-countries.ts";

test("the forms offer 49 countries, 46 of them European and Türkiye not among them", () => {
  const beyondEurope = ["AU", "CA", "US"];
  expect(new Set(formCountryCodes).size).toBe(49);
  expect(formCountryCodes.filter((code) => !beyondEurope.includes(code))).toHaveLength(46);
  expect(formCountryCodes).toEqual(expect.arrayContaining(["CY", "XK", "VA", ...beyondEurope]));
  expect(formCountryCodes).not.toContain("TR");
});

test("every offered country has a name, and the names are in order", () => {
  const countries = countriesByName(formCountryCodes, "en");
  expect(countries.filter((country) => country.name === country.code)).toEqual([]);
  expect(countries.at(0)?.name).toBe("Albania");
  expect(countries.map((country) => country.name)).toEqual(
    countries.map((country) => country.name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
});

test("names and their order follow the reader's language", () => {
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("DE", "de")).toBe("Deutschland");
  const german = countriesByName(formCountryCodes, "de").map((country) => country.code);
  expect(german.indexOf("DE")).toBeLessThan(german.indexOf("FR"));
  expect(german.indexOf("AT")).toBeGreaterThan(german.indexOf("NO"));
});

test.each([
  ["MT", "EUR"],
  ["HR", "EUR"],
  ["AD", "EUR"],
  ["MC", "EUR"],
  ["SM", "EUR"],
  ["VA", "EUR"],
  ["ME", "EUR"],
  ["GB", "GBP"],
  ["CH", "CHF"],
  ["LI", "CHF"],
  ["US", "USD"],
  ["AU", "AUD"],
  ["CA", "CAD"],
  ["PL", "PLN"],
  ["ZZ", "EUR"],
])("tickets in %s are sold in %s", (country, currency) => {
  expect(ticketCurrencyOf(country)).toBe(currency);
});

test("every ticket currency is one that Intl can name", () => {
  const names = new Intl.DisplayNames(["en"], { type: "currency" });
  const currencies = formCountryCodes.map(ticketCurrencyOf);
  expect(currencies.filter((currency) => names.of(currency) === currency)).toEqual([]);
});

test("only the host country has a currency of its own here", () => {
  expect([currencyOfHostCountry("MT"), currencyOfHostCountry("IT")]).toEqual(["EUR", ""]);
});

test("news offers 9 residences and 36 origins, each once and each with a name", () => {
  expect(new Set(newsResidenceCodes).size).toBe(9);
  expect(new Set(newsOriginCodes).size).toBe(36);
  const unnamed = countriesByName([...newsResidenceCodes, ...newsOriginCodes], "en").filter((c) => c.name === c.code);
  expect(unnamed).toEqual([]);
});
