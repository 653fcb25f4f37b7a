import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";
import { readLength } from "./read-length.ts";

test.for([
  ["45", 45],
  ["45.5", 45.5],
  ["45,50", 45.5],
  ["€45", 45],
  ["45 €", 45],
  ["€ 1.200,00", 1200],
  ["1.200,00", 1200],
  ["1,200.00", 1200],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1 200", 1200],
  ["1 200,50", 1200.5],
  ["1'200.50", 1200.5],
  ["12,345,678", 12345678],
  ["EUR 45", 45],
  ["45 EUR", 45],
  ["45 euros", 45],
  ["0", 0],
  ["007", 7],
] as const)("reads %s as the amount %d", ([text, amount]) => {
  expect(readAmount(text, "EUR")).toBe(amount);
});

test.for([
  "",
  "free",
  "ask me",
  "-1",
  "€-5",
  "1.005,1.2",
  "1.2.3",
  "1,20,00",
  "45-50",
  "10 or 20",
  "1.0000",
  "$45",
  "45 zł",
  "1e3",
  "45,",
  ",50",
  "5 000 0",
])("%j is not an amount", (text) => {
  expect(readAmount(text, "EUR")).toBeNull();
});

test("accepts the sign of the given currency and no other", () => {
  expect(readAmount("45 zł", "PLN")).toBe(45);
  expect(readAmount("£12.50", "GBP")).toBe(12.5);
  expect(readAmount("CHF 1'200.50", "CHF")).toBe(1200.5);
  expect(readAmount("€45", "GBP")).toBeNull();
});

test.for([
  ["90", 90],
  ["90 min", 90],
  ["90min.", 90],
  ["90 minutes", 90],
  ["1h30", 90],
  ["1h", 60],
  ["1 h 5", 65],
  ["1h 30m", 90],
  ["1 hour and 30 minutes", 90],
  ["1:30", 90],
  ["1:30 h", 90],
  ["0:45", 45],
  ["1,5 h", 90],
  ["1.5 hours", 90],
  ["1.25h", 75],
  ["2 Std.", 120],
  ["0", 0],
] as const)("reads %s as %d minutes", ([text, length]) => {
  expect(readLength(text)).toBe(length);
});

test.for(["", "long", "-15", "1h75", "1:75", "1.5", "1,33 h", "1-2 h", "an hour", "1h30m20s"])(
  "%j is not a duration",
  (text) => {
    expect(readLength(text)).toBeNull();
  },
);
