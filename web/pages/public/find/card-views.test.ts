import { expect, it } from "vitest";
import { cardView, groupsByDay, type SearchAnswer } from "./card-views.server.ts";

const of = {
  country: "MT",
  locale: "en",
  now: new Date("2026-11-16T09:00:00Z"),
  from: "search",
  isDayChosen: false,
} as const;

function event(id: number, startsAt: string): SearchAnswer["cards"][number] {
  return {
    ...{ kind: "event", id, name: `Event ${id}`, textLanguage: "en", pictureUrl: null, communityId: 1 },
    ...{ category: "festivals", cityId: null, languages: [], rating: null, lowestPrice: 0, currency: "EUR" },
    ...{ timeZone: "Europe/Malta", nextStart: null, distanceKm: null },
    ...{ startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString() },
  };
}

it("events are grouped by the day on which they start in their own time zone", () => {
  // In Malta, the second one starts half an hour after midnight.
  const cards = ["2026-11-21T19:30:00Z", "2026-11-21T23:30:00Z", "2026-11-22T09:00:00Z"].map((at, n) => event(n, at));
  const views = cards.map((card) => cardView(card, of));
  const groups = (total: number) => groupsByDay({ cards, total }, views, "en");
  expect(groups(3).map(({ title, count, cards }) => [title, count, cards.map(({ name }) => name)])).toEqual([
    ["Saturday 21 November", "1 event", ["Event 0"]],
    ["Sunday 22 November", "2 events", ["Event 1", "Event 2"]],
  ]);
  expect(groups(3)[0]?.cards[0]?.when?.text).toContain("20:30 – 21:30");
  // The last day may have more events than are shown.
  expect(groups(4).map(({ count }) => count)).toEqual(["1 event", null]);
});
