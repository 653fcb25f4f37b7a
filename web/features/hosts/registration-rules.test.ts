import { expect, test } from "vitest";
import { registrationProblems } from "./registration-rules.ts";

const complete = {
  country: "MT",
  firstName: "Amara",
  lastName: "Okafor",
  email: "amara@example.com",
  dateOfBirth: "1990-05-17",
  agreed: true,
};

test("accepts a complete registration", () => {
  expect(registrationProblems(complete)).toEqual({});
});

test.for([
  [{ firstName: " " }, { firstName: "required" }],
  [{ lastName: "" }, { lastName: "required" }],
  [{ email: "" }, { email: "required" }],
  [{ email: "amara@" }, { email: "badEmail" }],
  [{ dateOfBirth: "" }, { dateOfBirth: "needsBirth" }],
  [{ agreed: false }, { agreed: "needsTerms" }],
] as const)("rejects %j", ([change, problems]) => {
  expect(registrationProblems({ ...complete, ...change })).toEqual(problems);
});
