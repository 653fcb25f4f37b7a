import { expect, test } from "vitest";
import { cityName } from "#contract/lists/cities.ts";
import { demoEvents } from "./events.ts";

const lower = (text: string) => text.toLocaleLowerCase("mt");
/** The addresses write these city names in Maltese or without the article. */
const spelled: Readonly<Record<string, string>> = { floriana: "il-furjana", "il-marsa": "marsa" };

test("the address of every demo event contains its city", () => {
  const elsewhere = demoEvents.filter(({ cityId, address }) => {
    if (cityId === null) return false;
    const city = lower(cityName("MT", cityId) ?? "");
    return !lower(address).includes(spelled[city] ?? city);
  });
  expect(elsewhere.map(({ title }) => title)).toEqual([]);
});
