import { expect, test } from "vitest";
import { returnPath } from "./return-path-rules.ts";

test.for([
  "/",
  "/services",
  "/booking?providerId=1&x=%20#top",
  "/kindred-providers/calendar?week=2027-03-28",
  "/authors",
])("accepts %s as a return path", (path) => {
  expect(returnPath(path)).toBe(path);
});

test("percent-encodes non-ASCII characters in a return path", () => {
  expect(returnPath("/ħamrun?q=għ")).toBe("/%C4%A7amrun?q=g%C4%A7");
});

test.for([
  null,
  "",
  "services",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/x\r\nset-cookie: sid=1",
  "/\u2028x",
  "/auth/sign-in",
  "/auth/callback?code=1",
  "/x/../auth/sign-in",
  "/api/session",
  "/dev-issuer/auth",
  "/sign-in-problem?reason=denied",
  `/${"x".repeat(2_001)}`,
])("replaces %j with the start page", (path) => {
  expect(returnPath(path)).toBe("/");
});
