import { expect, test } from "vitest";
import { moved, pictureProblem } from "./picture-rules.ts";

test.for([
  [{ type: "image/jpeg", size: 10 * 1024 * 1024 }, null],
  [{ type: "image/webp", size: 1 }, null],
  [{ type: "image/png", size: 10 * 1024 * 1024 + 1 }, "tooLarge"],
  [{ type: "image/svg+xml", size: 100 }, "wrongType"],
  [{ type: "text/html", size: 100 }, "wrongType"],
  [{ type: "", size: 100 }, "wrongType"],
  [{ type: "image/jpeg", size: 0 }, "empty"],
  [{ type: "", size: 0 }, "empty"],
] as const)("the problem of file %j is %s", ([file, problem]) => {
  expect(pictureProblem(file)).toBe(problem);
});

test.for([
  [0, 1, "bac"],
  [2, -1, "acb"],
  [0, 2, "bca"],
  [0, -1, "abc"],
  [2, 1, "abc"],
  [7, 1, "abc"],
] as const)("moves entry %d by %d", ([from, by, expected]) => {
  expect(moved([..."abc"], from, by).join("")).toBe(expected);
});
