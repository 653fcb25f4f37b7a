import { expect, test } from "vitest";
import { countriesByName, countryName, formCountryCodes } from "./countries.ts";
import { ticketCurrencyOf } from "./currencies.ts";
import { newsOriginCodes, newsResidenceCodes } from "./news-countries.ts";

test("the forms offer 49 countries: 46 in Europe without Türkiye, and Australia, Canada and the US", () => {
  const european =
    "AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK";
  const wanted = [...european.split(" "), "AU", "CA", "US"];
  expect(wanted).toHaveLength(49);
  expect([...formCountryCodes].toSorted()).toEqual(wanted.toSorted());
});

test("every offered country has a name, and the list is sorted by name", () => {
  const countries = countriesByName(formCountryCodes, "en");
  expect(countries.filter((country) => country.name === country.code)).toEqual([]);
  expect(countries.at(0)?.name).toBe("Albania");
  expect(countries.map((country) => country.name)).toEqual(
    countries.map((country) => country.name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
});

test("country names and their order follow the given language", () => {
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("DE", "de")).toBe("Deutschland");
  const listedOtherwise = ["GB", "AE", "TT"].map((code) => countryName(code, "en"));
  expect(listedOtherwise).toEqual(["United Kingdom", "United Arab Emirates", "Trinidad & Tobago"]);
  const german = countriesByName(formCountryCodes, "de").map((country) => country.code);
  expect(german.indexOf("DE")).toBeLessThan(german.indexOf("FR"));
  expect(german.indexOf("AT")).toBeGreaterThan(german.indexOf("NO"));
});

test("Maltese countries are sorted by their names without the article", () => {
  const names = countriesByName(["IT", "FR", "DE", "GB"], "mt").map(({ name }) => name);
  expect(names).toEqual(["Franza", "il-Ġermanja", "l-Italja", "ir-Renju Unit"]);
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

test("Intl has a name for every ticket currency", () => {
  const names = new Intl.DisplayNames(["en"], { type: "currency" });
  const currencies = formCountryCodes.map(ticketCurrencyOf);
  expect(currencies.filter((currency) => names.of(currency) === currency)).toEqual([]);
});

test("news offers 9 countries of residence and 36 of origin, each once and each with a name", () => {
  expect(new Set(newsResidenceCodes).size).toBe(9);
  expect(new Set(newsOriginCodes).size).toBe(36);
  const unnamed = countriesByName([...newsResidenceCodes, ...newsOriginCodes], "en").filter((c) => c.name === c.code);
  expect(unnamed).toEqual([]);
});
