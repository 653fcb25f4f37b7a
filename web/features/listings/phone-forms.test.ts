import { expect, test } from "vitest";
import { phoneForms } from "./phone-forms.ts";

test.for([
  ["2122 3344", "MT", { national: "2122 3344", international: "+356 2122 3344" }],
  ["+356 2122 3344", "DE", { national: "2122 3344", international: "+356 2122 3344" }],
  ["020 7946 0018", "GB", { national: "020 7946 0018", international: "+44 20 7946 0018" }],
  ["12", "MT", null],
  ["07911 123456", "MT", null],
  ["40 12 34 56", "MT", null],
  ["7912 3456 ext 5", "MT", null],
  ["call me", "MT", null],
] as const)("formats or rejects the phone number %s in %s", ([text, country, forms]) => {
  expect(phoneForms(text, country)).toEqual(forms);
});
