import { expect, test } from "vitest";
import { apart } from "./apart.ts";

test("circles that overlap are moved apart, and the others stay", () => {
  const circles = [
    { x: 10, y: 10, radius: 5 },
    { x: 10, y: 10, radius: 5 },
    { x: 13, y: 14, radius: 5 },
    { x: 90, y: 90, radius: 5 },
  ];
  const moved = apart(circles, 1);
  for (const [n, one] of moved.entries())
    for (const other of moved.slice(0, n)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(10.5);
  expect(moved[3]).toEqual(circles[3]);
});
