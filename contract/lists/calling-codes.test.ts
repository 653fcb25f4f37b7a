import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodes, countryOfNumber } from "./calling-codes.ts";

test("lists every country of libphonenumber-js with its calling code", () => {
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
] as const)("with the number %s and %s selected, the country is %s", ([text, preferred, country]) => {
  expect(countryOfNumber(text, preferred)).toBe(country);
});
