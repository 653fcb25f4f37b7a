import { expect, test } from "vitest";
import { filterOptions } from "#web/ui/combobox-filter.ts";
import { zonesOfPlace } from "./zone-search.ts";

const options = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone }));
const found = (query: string) =>
  filterOptions(options, query, (typed) => zonesOfPlace(typed, "en")).map(({ value }) => value);

test.each([
  ["New York", "America/New_York"],
  ["new_york", "America/New_York"],
  ["NEW YORK", "America/New_York"],
  ["sao paulo", "America/Sao_Paulo"],
  ["São Paulo", "America/Sao_Paulo"],
  ["america new york", "America/New_York"],
  ["malta", "Europe/Malta"],
  ["Rio", "America/Sao_Paulo"],
  ["Brasilia", "America/Sao_Paulo"],
  ["san francisco", "America/Los_Angeles"],
])("typing %s finds %s", (query, zone) => {
  expect(found(query)).toContain(zone);
});

test.each([
  ["Brazil", "America/Sao_Paulo"],
  ["united st", "America/New_York"],
  ["ghana", "Africa/Accra"],
  ["cote d'iv", "Africa/Abidjan"],
])("typing the country %s finds %s", (query, zone) => {
  expect(found(query)).toContain(zone);
});

test("a zone with the searched name comes before the other zones of the country", () => {
  expect(found("Malta")[0]).toBe("Europe/Malta");
  expect(found("Mexico")[0]).toBe("America/Mexico_City");
});

test("a city finds both the old and the new name of its time zone", () => {
  expect(zonesOfPlace("mumbai", "en")).toEqual(["Asia/Calcutta", "Asia/Kolkata"]);
});

test("an unknown place finds nothing", () => {
  expect(found("xyzzy")).toEqual([]);
});
