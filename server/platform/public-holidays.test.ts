import { expect, test } from "vitest";
import { countryCodes } from "#contract/countries/country-packs.ts";
import { publicHolidays } from "./public-holidays.ts";

test.for(countryCodes)("the public holidays of %s include New Year and Christmas, in order", async (country) => {
  const holidays = await publicHolidays(country, 2027);
  const dates = holidays.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect([dates[0], dates.includes("2027-12-25")]).toEqual(["2027-01-01", true]);
  expect(await publicHolidays(country, 2027)).toBe(holidays);
});

test("lists only days on which the country is closed, and none for years outside 2000 to 2100", async () => {
  const names = (await publicHolidays("GB", 2027)).map(({ name }) => name);
  expect(names).toContain("Easter Monday");
  expect(names).not.toContain("Mother's Day");
  expect(await publicHolidays("MT", 9999)).toEqual([]);
});

test("names are in the language asked for, and in English where it has none", async () => {
  const nameOn = async (date: string, language: "mt" | "ar" | "fr") =>
    (await publicHolidays("MT", 2027, language)).find((holiday) => holiday.date === date)?.name;
  expect(await nameOn("2027-12-25", "mt")).toBe("Il-Milied");
  expect(await nameOn("2027-12-25", "ar")).toBe("عيد الميلاد المجيد");
  expect(await nameOn("2027-12-25", "fr")).toBe("Noël");
  expect(await nameOn("2027-12-13", "fr")).toBe("Republic Day");
});
