import { expect, test } from "vitest";
import { callUrl, messageUrl } from "./phone-links.ts";

test.for([
  ["+35679123456", "tel:+35679123456", "https://wa.me/35679123456"],
  ["+1 212-555-0100", "tel:+12125550100", "https://wa.me/12125550100"],
  ["7912 3456", null, null],
  ["ask at the bar", null, null],
  ["", null, null],
] as const)("the links for %s are %s and %s", ([phone, call, message]) => {
  expect([callUrl(phone), messageUrl(phone)]).toEqual([call, message]);
});
