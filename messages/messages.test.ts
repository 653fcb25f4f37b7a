import { expect, test } from "vitest";
import { messagesFor } from "./catalogue.ts";
import { chooseLocale } from "./locale.ts";
import { translator } from "./translate.ts";

test.for([
  [{ query: "en-XA", cookie: "en", acceptLanguage: "en" }, "en-XA"],
  [{ query: null, cookie: "en-XA", acceptLanguage: "en" }, "en-XA"],
  [{ query: "xx", cookie: null, acceptLanguage: "fr, en-GB;q=0.8" }, "en"],
  [{ query: null, cookie: null, acceptLanguage: null }, "en"],
  [{ query: null, cookie: null, acceptLanguage: "en-XA" }, "en"],
] as const)("the address comes first, then the cookie, then the browser: %j", ([asked, locale]) => {
  expect(chooseLocale(asked)).toBe(locale);
});

test("fills parameters and leaves unknown ones visible", () => {
  const t = translator<"errors">("en", messagesFor("en", "errors"));
  expect(t("error.unexpected.reference", { requestId: "abc" })).toContain("abc");
  expect(t("error.unexpected.reference")).toContain("{requestId}");
});

test("picks the plural form", () => {
  const t = translator<"errors">("en", {
    ...messagesFor("en", "errors"),
    "error.home": { one: "{count} day", other: "{count} days" },
  });
  expect(t("error.home", { count: 1 })).toBe("1 day");
  expect(t("error.home", { count: 3 })).toBe("3 days");
});

test("the test language changes every message and keeps its parameters", () => {
  for (const area of ["errors", "refusals", "public"] as const) {
    const english = Object.entries(messagesFor("en", area));
    const pseudo = messagesFor("en-XA", area) as Record<string, unknown>;
    for (const [key, message] of english) {
      expect(pseudo[key]).not.toEqual(message);
      const parameters = JSON.stringify(message).match(/\{\w+\}/g) ?? [];
      for (const parameter of parameters) expect(JSON.stringify(pseudo[key])).toContain(parameter);
    }
  }
});

test("a message of an area that is not loaded is a bug, not an empty string", () => {
  const t = translator<"errors">("en", {} as never);
  expect(() => t("error.home")).toThrow("error.home");
});
