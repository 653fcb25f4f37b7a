import { expect, test } from "vitest";
import { type ConflictField, differingFields, hasChanged, withVersions } from "./edit-conflict-rules.ts";

type Values = { title: string; start: string; end: string; pictures: string[]; revision: number };

const title: ConflictField<Values> = { label: "Title", names: ["title"], text: (values) => values.title };
const when: ConflictField<Values> = {
  label: "When",
  names: ["start", "end"],
  text: ({ start, end }) => `${start} to ${end}`,
};
const pictures: ConflictField<Values> = {
  label: "Pictures",
  names: ["pictures"],
  pictures: (values) => values.pictures,
};
const fields = [title, when, pictures];

const initialValues = { title: "Accra Nights", start: "18:00", end: "22:00", pictures: ["a"], revision: 1 };
const typedValues = { ...initialValues, title: "Accra Mornings", pictures: ["a", "b"] };
const saved = { ...initialValues, start: "19:00", end: "23:00", pictures: ["c"], revision: 2 };

test("differingFields returns only the fields that differ", () => {
  expect(differingFields(fields, typedValues, saved)).toEqual([title, when, pictures]);
  expect(differingFields(fields, { ...saved, title: "Other" }, saved)).toEqual([title]);
  expect(differingFields(fields, { ...saved, revision: 1 }, saved)).toEqual([]);
});

test("hasChanged is true only for fields changed in this form", () => {
  expect(fields.filter((field) => hasChanged(field, initialValues, typedValues))).toEqual([title, pictures]);
});

test("withVersions copies the chosen fields into the saved version and keeps its revision", () => {
  expect(withVersions(saved, typedValues, [title])).toEqual({ ...saved, title: "Accra Mornings" });
  expect(withVersions(saved, typedValues, [when])).toEqual({ ...saved, start: "18:00", end: "22:00" });
});
