import { expect, test } from "vitest";
import { eventIdIn, eventPath } from "./event-path.ts";

test.for([
  ["Accra Nights", "/whats-on/12-accra-nights"],
  ["Noche de Peña!", "/whats-on/12-noche-de-pena"],
  ["Ħal Qormi: ġbejna", "/whats-on/12-hal-qormi-gbejna"],
  ["مرحبا", "/whats-on/12"],
  ["x".repeat(100), `/whats-on/12-${"x".repeat(60)}`],
] as const)("the path of %j ends with the words of the title that an address can contain", ([title, path]) => {
  expect(eventPath({ id: 12, title })).toBe(path);
});

test.for([
  ["12", "12"],
  ["12-accra-nights", "12"],
  ["12-", "12"],
  ["012", null],
  ["accra", null],
  ["12x", null],
] as const)("the id in %j is %j", ([param, id]) => {
  expect(eventIdIn(param)).toBe(id);
});
