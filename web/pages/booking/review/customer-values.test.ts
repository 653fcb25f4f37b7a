import { expect, test } from "vitest";
import { customerIn, customerProblems, nobody } from "./customer-values.ts";

test("requires a name and a phone number; the email is optional", () => {
  expect(customerProblems(nobody)).toEqual({
    customerName: "review.nameRequired",
    customerPhone: "review.phoneRequired",
  });
  expect(customerProblems({ customerName: "Ada", customerPhone: "9911 2233", customerEmail: "" })).toEqual({});
});

test.for(["ada@", "@x.org", "ada@x", "a b@x.org"])("%s is not a valid email address", (customerEmail) => {
  expect(customerProblems({ customerName: "Ada", customerPhone: "9911 2233", customerEmail })).toEqual({
    customerEmail: "review.emailInvalid",
  });
});

test("a name with only invisible characters counts as empty", () => {
  const form = new FormData();
  form.set("customerName", "\u200B\u200D\u3164");
  expect(customerIn(form).customerName).toBe("");
});

test("trims the typed values", () => {
  const form = new FormData();
  form.set("customerName", "  Ada Borg ");
  form.set("customerPhone", " 9911 2233 ");
  form.set("customerEmail", " ada@test.example\t");
  expect(customerIn(form)).toEqual({
    customerName: "Ada Borg",
    customerPhone: "9911 2233",
    customerEmail: "ada@test.example",
  });
});

test.for(["12", "abc", "1-2-3-4"])("%s is not a valid phone number", (customerPhone) => {
  expect(customerProblems({ customerName: "Ada", customerPhone, customerEmail: "nope" })).toEqual({
    customerPhone: "review.phoneInvalid",
    customerEmail: "review.emailInvalid",
  });
});
