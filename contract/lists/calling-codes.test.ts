import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodes, countryOfNumber } from "./calling-codes.ts";

test("knows every country that the number plans know, with its code", () => {
  const known = getCountries().map((country): [string, string] => [country, getCountryCallingCode(country)]);
  expect(new Map([...callingCodes].sort())).toEqual(new Map(known.sort()));
});

test.for([
  ["+356 7912 3456", "GB", "MT"],
  ["+44 7911", "MT", "GB"],
  ["+1 212 555 0100", "MT", "US"],
  ["+1 876 555 0100", "JM", "JM"],
  [" +233", "MT", "GH"],
  ["+4", "MT", null],
  ["7912 3456", "MT", null],
  ["", "MT", null],
] as const)("%s with %s chosen is a number of %s", ([text, preferred, country]) => {
  expect(countryOfNumber(text, preferred)).toBe(country);
});
