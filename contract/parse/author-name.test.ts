import { expect, test } from "vitest";
import { authorName } from "./author-name.ts";

const nobody = { name: null, fullName: null, firstName: null, lastName: null };

test.for([
  [{ name: "Efua B.", fullName: "Efua Boateng" }, "Efua B."],
  [{ fullName: "Efua Boateng", firstName: "Efua" }, "Efua Boateng"],
  [{ firstName: "Efua", lastName: "Boateng" }, "Efua Boateng"],
  [{ firstName: "Efua" }, "Efua"],
  [{ name: "" }, null],
] as const)("an author known by %j is called %j", ([known, name]) => {
  expect(authorName({ ...nobody, ...known })).toBe(name);
});
