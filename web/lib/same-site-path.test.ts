import { expect, test } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

test.for([
  ["/contact?a=1", "/contact?a=1"],
  ["/", "/"],
  [null, "/"],
  ["", "/"],
  ["contact", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["https://evil.example/contact", "/"],
  ["javascript:alert(1)", "/"],
] as const)("sameSitePath turns %j into %s", ([claimed, path]) => {
  expect(sameSitePath(claimed, "https://kindred.example")).toBe(path);
});
