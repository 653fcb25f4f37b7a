import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { formatDuration } from "./format-duration.ts";

const t = translator<"common">("en", messagesFor("en", "common"));

test.for([
  [null, "Duration not specified"],
  [0, "Duration not specified"],
  [15, "15 min"],
  [59, "59 min"],
  [60, "1 h"],
  [61, "1 h 1 min"],
  [150, "2 h 30 min"],
  [1440, "24 h"],
] as const)("%s minutes are shown as %s", ([minutes, words]) => {
  expect(formatDuration(t, minutes)).toBe(words);
});
