import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { relativeTime } from "./relative-time.ts";

const t = translator<"stories">("en", messagesFor("en", "stories"));
const seconds = 1000;
const day = 86_400 * seconds;

test.for([
  [0, "Just now"],
  [-5 * seconds, "Just now"],
  [59 * seconds, "Just now"],
  [60 * seconds, "1 minute ago"],
  [59 * 60 * seconds, "59 minutes ago"],
  [3600 * seconds, "1 hour ago"],
  [day - 1, "23 hours ago"],
  [day, "1 day ago"],
  [7 * day, "7 days ago"],
  [8 * day - 1, "7 days ago"],
  [8 * day, "the date"],
] as const)("an age of %i ms is shown as %s", ([age, words]) => {
  expect(relativeTime(1e12 - age, 1e12, t, () => "the date")).toBe(words);
});
