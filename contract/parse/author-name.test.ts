import { expect, test } from "vitest";
import { authorName } from "./author-name.ts";

const nobody = { name: null, fullName: null, firstName: null, lastName: null };

test.for([
  [{ name: "Efua B.", fullName: "Efua Boateng" }, "Efua B."],
  [{ fullName: "Efua Boateng", firstName: "Efua" }, "Efua Boateng"],
  [{ firstName: "Efua", lastName: "Boateng" }, "Efua Boateng"],
  [{ firstName: "Efua" }, "Efua"],
  [{ name: "" }, null],
] as const)("the display name of author %j is %j", ([known, name]) => {
  expect(authorName({ ...nobody, ...known })).toBe(name);
});
