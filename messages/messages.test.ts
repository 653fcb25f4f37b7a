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

test("fills parameters; a missing, unknown or superfluous one does not compile, and is left visible", () => {
  const t = translator<"errors" | "common">("en", { ...messagesFor("en", "errors"), ...messagesFor("en", "common") });
  expect(t("error.unexpected.reference", { requestId: "abc" })).toContain("abc");
  // @ts-expect-error requestId is missing.
  expect(t("error.unexpected.reference")).toContain("{requestId}");
  // @ts-expect-error The parameter has another name.
  expect(t("error.unexpected.reference", { id: "abc" })).toContain("{requestId}");
  // @ts-expect-error One parameter too many.
  expect(t("error.unexpected.reference", { requestId: "abc", id: "x" })).toContain("abc");
  // @ts-expect-error This message has no parameters.
  expect(t("error.home", { requestId: "abc" })).toBe(t("error.home"));
});

test("picks the plural form", () => {
  const forms = { one: "{count} service", two: "both services", other: "{count} services" };
  const messages = { ...messagesFor("en", "booking"), "services.selected": forms };
  const english = translator<"booking">("en", messages);
  expect([1, 2, 3].map((count) => english("services.selected", { count }))).toEqual([
    "1 service",
    "2 services",
    "3 services",
  ]);
  const arabic = translator<"booking">("ar" as "en", messages);
  expect(arabic("services.selected", { count: 2 })).toBe("both services");
  // @ts-expect-error Plural forms need the count.
  expect(english("services.selected")).toBe("{count} services");
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
