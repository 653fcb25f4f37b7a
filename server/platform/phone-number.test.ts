import { expect, test } from "vitest";
import { formatPhone, readPhone } from "./phone-number.ts";

test.for([
  ["7912 3456", "MT", "+35679123456"],
  ["+356 7912 3456", "DE", "+35679123456"],
  ["00356 7912 3456", "MT", "+35679123456"],
  ["35679123456", "MT", "+35679123456"],
  ["07911 123456", "GB", "+447911123456"],
  ["+44 (0)7911 123456", "MT", "+447911123456"],
  ["(212) 555-0100", "US", "+12125550100"],
  ["٧٩١٢٣٤٥٦", "MT", "+35679123456"],
] as const)("readPhone reads %s in %s as %s", ([text, country, number]) => {
  expect(readPhone(text, country)).toEqual({ number });
});

test.for([
  ["07911 123456", "MT", "bad_phone"],
  ["(212) 555-0100", "MT", "bad_phone"],
  ["40 12 34 56", "MT", "bad_phone"],
  ["12", "MT", "bad_phone"],
  ["call me", "MT", "bad_phone"],
  ["+7 912 345 67", "MT", "bad_phone"],
  ["7912 3456", "XX", "bad_phone"],
  ["7912 3456 ext. 5", "MT", "phone_extension"],
  ["+356 2123 4567 x12", "MT", "phone_extension"],
] as const)("%s in %s is refused: %s", ([text, country, problem]) => {
  expect(readPhone(text, country)).toEqual({ problem });
});

test.for([
  ["+35679123456", "+356 7912 3456"],
  ["+447911123456", "+44 7911 123456"],
  ["7912 3456", "7912 3456"],
  ["ask at the bar", "ask at the bar"],
] as const)("%s is shown as %s", ([stored, shown]) => {
  expect(formatPhone(stored)).toBe(shown);
});
