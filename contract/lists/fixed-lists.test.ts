import { expect, test } from "vitest";
import { communities } from "./communities.ts";
import { communityIds } from "./community-ids.ts";
import { countriesByName, formCountryCodes } from "./countries.ts";
import { ticketCurrencyOf } from "./currencies.ts";
import { eventCategories } from "./event-categories.ts";
import { newsOriginCodes, newsResidenceCodes } from "./news-countries.ts";
import { serviceCategories } from "./service-categories.ts";

test("the six communities have the specified numbers and names", () => {
  expect(communities.map(({ communityId, name }) => `${communityId} ${name}`)).toEqual([
    "1 Sub-Saharan Africa",
    "2 Middle Eastern",
    "3 North African",
    "4 South American",
    "5 South Asian",
    "6 Caribbean",
  ]);
  expect(communityIds).toEqual(communities.map(({ communityId }) => communityId));
});

test("the nine service categories have the specified numbers and titles", () => {
  expect(serviceCategories.map(({ categoryId, title }) => `${categoryId} ${title}`)).toEqual([
    "1 Legal Services",
    "2 Beauty and Fashion",
    "3 Home Services",
    "4 Food",
    "5 Language Tutors",
    "6 Cargo Services",
    "7 MCs DJs and Catering",
    "8 Childcare and Healthcare",
    "9 Transport Services",
  ]);
});

test("the seven event categories are the specified ones", () => {
  expect([...eventCategories]).toEqual([
    "Trade Shows",
    "Exhibitions",
    "Festivals",
    "Clubbing and Performances",
    "Networking Events",
    "Charity",
    "Sports Events",
  ]);
});

test("every offered country outside the euro area uses its local currency for tickets", () => {
  const others = formCountryCodes.map((code) => [code, ticketCurrencyOf(code)]).filter(([, paid]) => paid !== "EUR");
  expect(Object.fromEntries(others)).toEqual({
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
  });
});

test("news has the specified countries of residence and origin, and sorts origins by name", () => {
  expect([...newsResidenceCodes]).toEqual(["MT", "GB", "AU", "HU", "CH", "BE", "NL", "DE", "IT"]);
  const origins =
    "GH NG KE ZA ET EG MA TN DZ AE OM QA SA IN PK BD LK BR AR CL CO JM TT BB CN PH VN TH US GB CA MT IT ES FR DE";
  expect([...newsOriginCodes].toSorted()).toEqual(origins.split(" ").toSorted());
  const names = countriesByName(newsOriginCodes, "en").map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  expect(names[0]).toBe("Algeria");
});
