import sharp from "sharp";
import { expect, test } from "vitest";
import { eventCategories } from "#contract/lists/event-categories.ts";
import { serviceCategories } from "#contract/lists/service-categories.ts";
import { loadCardFonts } from "#server/platform/share-card/card-text.ts";
import { drawShareCard } from "#server/platform/share-card/share-card.ts";
import { drawPoster } from "#server/platform/share-kit/draw-poster.ts";
import { drawSquare } from "#server/platform/share-kit/draw-square.ts";
import { drawStory } from "#server/platform/share-kit/draw-story.ts";
import type { KitArt } from "#server/platform/share-kit/kit-art.ts";
import { iconOfEvent, iconOfService } from "./category-icons.ts";

const art: KitArt = {
  communityId: 1,
  label: "Ghanaian",
  title: "Adwoa's Braids",
  lines: [],
  posterLines: [],
  promise: "Book in a minute",
  scan: "Scan to book",
  orGoTo: "Or go to",
  noAccount: "No account needed",
  address: "kindred.example/1",
  qrUrl: "https://kindred.example/1",
  leaf: null,
  logo: null,
  letters: "AB",
  photo: null,
  icon: await iconOfService(2),
  isRightToLeft: false,
};

test("every category has an icon of its own", async () => {
  const services = await Promise.all(serviceCategories.map(({ categoryId }) => iconOfService(categoryId)));
  const events = await Promise.all(eventCategories.map(iconOfEvent));
  for (const icons of [services, events]) {
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(icon).toMatch(/^<(path|circle|rect|line|polyline|ellipse)/);
  }
});

test("without a photo, the story, the square and the poster show the icon of the category", async () => {
  await loadCardFonts();
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  const draw = [drawStory, drawSquare, (one: KitArt) => drawPoster(one, { width: 840, height: 1188 })];
  for (const drawn of draw) {
    expect(await drawn(art)).toContain(art.icon);
    expect(await drawn({ ...art, photo })).not.toContain(art.icon);
  }
});

test("the link card shows the icon of the category", async () => {
  const { leaf: _, ...shown } = art;
  const card = { ...shown, name: art.title, brandLine: art.promise };
  const other = await drawShareCard({ ...card, icon: await iconOfService(4) });
  expect((await drawShareCard(card)).equals(other)).toBe(false);
});
