import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { communities, communityById } from "./communities.ts";
import { eventCategories } from "./event-categories.ts";
import { serviceCategories, serviceCategoryById } from "./service-categories.ts";
import { subcategorySeeds } from "./subcategories.ts";

test("there are six communities, each with example countries and a pattern file", () => {
  expect(communities.map((community) => community.communityId)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const community of communities) {
    expect(community.exampleCountries.length).toBeGreaterThan(1);
    expect(existsSync(new URL(`../../web/assets/patterns/${community.pattern}.svg`, import.meta.url))).toBe(true);
  }
  expect(communityById(6)?.name).toBe("Caribbean");
  expect(communityById(7)).toBeUndefined();
});

test("there are nine service categories and seven event categories", () => {
  expect(serviceCategories.map((category) => category.categoryId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(serviceCategoryById(7)?.title).toBe("MCs DJs and Catering");
  expect(serviceCategoryById(10)).toBeUndefined();
  expect(new Set(eventCategories).size).toBe(7);
});

test.each(serviceCategories)(
  "$title has 4 to 8 subcategories with unique titles and ids in its own range",
  ({ categoryId }) => {
    const own = subcategorySeeds.filter((seed) => seed.categoryId === categoryId);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.length).toBeLessThanOrEqual(8);
    expect(own.map((seed) => seed.id)).toEqual(own.map((_, index) => categoryId * 100 + index + 1));
    expect(new Set(own.map((seed) => seed.title)).size).toBe(own.length);
  },
);
