import { expect, expectTypeOf, test } from "vitest";
import { messagesFor, type ParamName } from "./catalogue.ts";
import { chooseLocale } from "./locale.ts";
import { translator } from "./translate.ts";

test.for([
  [{ query: "en-XA", cookie: "en", acceptLanguage: "en" }, "en-XA"],
  [{ query: null, cookie: "en-XA", acceptLanguage: "en" }, "en-XA"],
  [{ query: "fr-FR", cookie: "en", acceptLanguage: "en" }, "fr"],
  [{ query: "PT-br", cookie: null, acceptLanguage: null }, "pt"],
  [{ query: "xx", cookie: null, acceptLanguage: "sv, en-GB;q=0.8" }, "en"],
  [{ query: null, cookie: null, acceptLanguage: null }, "en"],
  [{ query: null, cookie: null, acceptLanguage: "en-XA" }, "en"],
] as const)("the locale comes from the query, then the cookie, then Accept-Language: %j", ([asked, locale]) => {
  expect(chooseLocale(asked)).toBe(locale);
});

test("fills in parameters and shows missing ones as placeholders", () => {
  const t = translator<"errors">("en", messagesFor("en", "errors"));
  expect(t("error.unexpected.reference", { requestId: "abc" })).toContain("abc");
  const untyped: (key: "error.unexpected.reference", params: never) => string = t;
  expect(untyped("error.unexpected.reference", {} as never)).toContain("{requestId}");
});

test("the type of a message's parameters follows from its text", () => {
  expectTypeOf<ParamName<"errors" | "common", "error.unexpected.reference">>().toEqualTypeOf<"requestId">();
  expectTypeOf<ParamName<"errors" | "common", "error.home">>().toEqualTypeOf<never>();
  expectTypeOf<ParamName<"booking", "services.selected">>().toEqualTypeOf<"count">();
  expectTypeOf<ParamName<"booking", "review.range">>().toEqualTypeOf<"from" | "to">();
  const plain = translator<"errors">("en", messagesFor("en", "errors"))<"error.home">;
  expectTypeOf(plain).parameters.toEqualTypeOf<["error.home"]>();
  const withId = translator<"errors">("en", messagesFor("en", "errors"))<"error.unexpected.reference">;
  expectTypeOf(withId).parameters.toEqualTypeOf<
    ["error.unexpected.reference", Readonly<Record<"requestId", string | number>>]
  >();
});

test("chooses the plural form by the rules of the language", () => {
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

test("a message of an area that is not loaded throws an error", () => {
  const t = translator<"errors">("en", {} as never);
  expect(() => t("error.home")).toThrow("error.home");
});
