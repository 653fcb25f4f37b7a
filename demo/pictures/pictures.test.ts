import { expect, test } from "vitest";
import { communities } from "#contract/lists/communities.ts";
import { eventCategories } from "#contract/lists/event-categories.ts";
import { serviceCategories } from "#contract/lists/service-categories.ts";
import { drawListingLogo } from "./draw-listing-logo.ts";
import { drawEventPicture, drawPortfolioPicture, drawSlatePicture } from "./draw-pictures.ts";
import { rasterise } from "./rasterise.ts";

const seeds = Array.from({ length: 8 }, (_, index) => `host ${index}`);
const names = ["Adwoa’s Braids", "Priya’s Thali", "Mama Esi", "Casa Luz", "Ħanut tal-Ħwawar", "一", "Zahra", "Quetzal"];

const pictures = [
  ...names.map((name) => drawListingLogo(name)),
  ...seeds.flatMap((seed) =>
    serviceCategories.flatMap(({ categoryId }) =>
      [0, 1, 2, 3].map((index) => drawPortfolioPicture(seed, categoryId, communities[index]?.communityId ?? 1, index)),
    ),
  ),
  ...seeds.flatMap((seed) => eventCategories.map((category) => drawEventPicture(seed, category))),
  ...seeds.map((seed) => drawSlatePicture(seed)),
];

test("all demo pictures are different", () => {
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("the same input always gives the same picture", () => {
  expect(drawListingLogo("Adwoa’s Braids")).toBe(pictures[0]);
  expect(drawSlatePicture("host 0")).toBe(drawSlatePicture("host 0"));
});

test("a picture is a short SVG without text elements, links or invalid numbers", () => {
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(60_000);
    expect(picture).not.toMatch(/<text|href=|undefined|NaN|Infinity/);
  }
});

test.each(["webp", "jpeg"] as const)("rasterise converts a drawing to %s at the requested width", async (format) => {
  const { default: sharp } = await import("sharp");
  const file = await rasterise(drawEventPicture("Rooftop Highlife Night", "Festivals"), 640, format);
  const { width, height, format: made } = await sharp(file).metadata();
  expect([width, height, made]).toEqual([640, 360, format]);
  expect(file.length).toBeLessThan(60_000);
});
