import { expect, test } from "vitest";
import { citiesOf, cityName } from "./cities.ts";

test("Malta has 70 localities with the ids 1 to 70 in order", () => {
  expect(citiesOf("MT").map((city) => city.cityId)).toEqual(
    Array.from({ length: 70 }, (_, index) => String(index + 1)),
  );
});

test("only Birkirkara and Ħal Qormi are listed twice, under two ids each", () => {
  const idsByName = Map.groupBy(citiesOf("MT"), (city) => city.cityName);
  const twice = [...idsByName].filter(([, cities]) => cities.length > 1);
  expect(twice.map(([name, cities]) => [name, cities.map((city) => city.cityId)])).toEqual([
    ["BIRKIRKARA", ["2", "57"]],
    ["ĦAL QORMI", ["13", "61"]],
  ]);
});

test("city names are upper case and NFC-normalized, and keep the Maltese letters", () => {
  const names = citiesOf("MT").map((city) => city.cityName);
  expect(names.filter((name) => name !== name.toUpperCase() || name !== name.normalize("NFC"))).toEqual([]);
  for (const letter of ["Ħ", "Ġ", "Ż", "Ċ"]) expect(names.join()).toContain(letter);
  expect(names).toEqual(
    expect.arrayContaining([
      "BORMLA",
      "FLORIANA",
      "IL-BELT VALLETTA",
      "TAS-SLIEMA",
      "PACEVILLE",
      "CENTRAL BUSINESS DISTRICT",
    ]),
  );
});

test("a country without data has no cities", () => {
  expect(citiesOf("IT")).toEqual([]);
});

test("cityName finds a city by its id, given as text or number", () => {
  expect([cityName("MT", "4"), cityName("MT", 61), cityName("MT", 71), cityName("IT", 4)]).toEqual([
    "Bormla",
    "Ħal Qormi",
    undefined,
    undefined,
  ]);
});
