import { expect, test } from "vitest";
import { randomUuid } from "./random-uuid.ts";

test("makes version 4 UUIDs that are all different", () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
