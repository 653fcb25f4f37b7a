import { expect, test } from "vitest";
import { redirectedTo } from "./redirected-to.ts";

test.for([
  ["https://a.example/x/1.ics", "2.ics", "https://a.example/x/2.ics"],
  ["https://a.example/1.ics", "//b.example/2.ics", "https://b.example/2.ics"],
  ["http://a.example/1.ics", "https://a.example/1.ics", "https://a.example/1.ics"],
  ["https://a.example/1.ics", "http://a.example/1.ics", null],
  ["https://a.example/1.ics", "ftp://a.example/1.ics", null],
  ["https://a.example/1.ics", "file:///etc/passwd", null],
  ["https://a.example/1.ics", "https://", null],
  ["https://a.example/1.ics", undefined, null],
] as const)("a redirect from %s to %s leads to %s", ([address, location, next]) => {
  expect(redirectedTo(address, location)).toBe(next);
});
