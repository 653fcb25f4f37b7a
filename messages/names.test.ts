import { expect, test } from "vitest";
import { categories } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import { locales } from "./catalogue.ts";
import { namesIn } from "./names.ts";

test("the English names are those of the fixed lists", () => {
  const names = namesIn("en");
  for (const { communityId, name } of communities) expect(names.community(communityId)).toBe(name);
  for (const { title } of categories) expect(names.category(title)).toBe(title);
  for (const { id, title } of subcategorySeeds) expect(names.subcategory({ id, title: "" })).toBe(title);
});

test.for(locales)("%s has a name for everything in the fixed lists", (locale) => {
  const names = namesIn(locale);
  for (const { communityId } of communities) expect(names.community(communityId)).not.toBe("");
  for (const { title } of categories) expect(names.category(title)).not.toBe("");
  for (const { id } of subcategorySeeds) expect(names.subcategory({ id, title: "" })).not.toBe("");
});

test("what is not in a list has no name, but a subcategory keeps its title", () => {
  const names = namesIn("en");
  expect([names.community(99), names.category("Weddings")]).toEqual(["", ""]);
  expect(names.subcategory({ id: 999, title: "Beekeeping" })).toBe("Beekeeping");
});
