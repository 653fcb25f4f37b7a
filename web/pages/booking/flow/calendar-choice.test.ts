import { expect, test } from "vitest";
import { calendarIn, calendarsOf, hasChoice, withName } from "./calendar-choice.ts";

const [amara, kofi, efua] = [
  { id: 1, name: "Amara", colour: "teal" },
  { id: 2, name: "Kofi", colour: "wine" },
  { id: 3, name: "Efua", colour: "blue" },
] as const;
const cornrows = { calendars: [amara, kofi] };
const wash = { calendars: [efua] };
const alone = { calendars: null };

test("customers can choose only if several calendars do a service", () => {
  expect([hasChoice([cornrows]), hasChoice([wash]), hasChoice([alone]), hasChoice([wash, cornrows])]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(calendarsOf([cornrows, wash, cornrows])).toEqual([amara, kofi, efua]);
});

test("the calendar in the URL is used only if it does one of the services", () => {
  const asked = (text: string, services = [cornrows]) => calendarIn(new URLSearchParams(text), services);
  expect(asked("calendar=2")).toEqual(kofi);
  expect([asked("calendar=3"), asked("calendar=x"), asked("calendar="), asked("")]).toEqual([null, null, null, null]);
});

test("names who does a service, unless the host has only one calendar", () => {
  expect(withName(cornrows, kofi)).toBe("Kofi");
  expect(withName(cornrows, null)).toBeNull();
  expect(withName(wash, null)).toBe("Efua");
  expect(withName(alone, null)).toBeUndefined();
});
