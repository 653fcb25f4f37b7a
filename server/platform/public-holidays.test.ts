import { expect, test } from "vitest";
import { countryCodes } from "#contract/countries/country-packs.ts";
import type { Language } from "#messages/languages.ts";
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

test("names are in the language asked for, also those of substitute days", async () => {
  const nameOn = async (country: string, date: string, language: Language) =>
    (await publicHolidays(country, Number(date.slice(0, 4)), language)).find((holiday) => holiday.date === date)?.name;
  expect(await nameOn("MT", "2027-12-25", "mt")).toBe("Il-Milied");
  expect(await nameOn("MT", "2027-12-25", "ar")).toBe("عيد الميلاد");
  expect(await nameOn("MT", "2027-12-13", "fr")).toBe("Jour de la République");
  expect(await nameOn("GB", "2027-12-27", "ar")).toBe("عيد الميلاد (يوم بديل)");
  expect(await nameOn("GB", "2027-12-27", "en")).toBe("Christmas Day (substitute day)");
});

test("every public holiday of the next ten years has a name of ours", async () => {
  const years = Array.from({ length: 10 }, (_, n) => new Date().getFullYear() + n);
  const unnamed = await Promise.all(
    countryCodes.flatMap((country) =>
      years.map(async (year) => {
        const english = (await publicHolidays(country, year, "en")).map(({ name }) => name);
        const turkish = (await publicHolidays(country, year, "tr")).map(({ name }) => name);
        return turkish.filter((name, n) => name === english[n] && name !== "Sette Giugno");
      }),
    ),
  );
  expect(unnamed.flat()).toEqual([]);
});
