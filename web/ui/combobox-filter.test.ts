import { expect, test } from "vitest";
import { filterOptions } from "./combobox-filter.ts";

const options = ["ĦAŻ-ŻEBBUĠ", "IL-GŻIRA", "IŻ-ŻEJTUN", "RAĦAL ĠDID", "TA' XBIEX", "TAS-SLIEMA"].map((label) => ({
  label,
}));
const found = (query: string) => filterOptions(options, query).map((option) => option.label);

test.each([
  ["haz", ["ĦAŻ-ŻEBBUĠ"]],
  ["ż", ["ĦAŻ-ŻEBBUĠ", "IŻ-ŻEJTUN", "IL-GŻIRA"]],
  ["gzira", ["IL-GŻIRA"]],
  ["rahal g", ["RAĦAL ĠDID"]],
  ["ta’ x", ["TA' XBIEX"]],
  ["tas sliema", ["TAS-SLIEMA"]],
  ["xyz", []],
])("typing %s finds %j", (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test("an empty query keeps all options in their order", () => {
  expect(found("  ")).toEqual(options.map((option) => option.label));
});
