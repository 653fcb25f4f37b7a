import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { csvOf } from "./chart-table.ts";
import { eventsChart } from "./events-chart.tsx";
import { sayIn } from "./say.ts";

const event = {
  ...{ id: 1, title: "Diwali dinner", startsAt: "2026-12-11T19:30:00Z", timeZone: "Europe/Malta" },
  ...{ capacity: null, registered: 19, came: 0, isOver: false },
};

test.each(["en", "ar"] as const)(
  "in %s, an event's name and its guests are words that wrap, and its day stays whole",
  (locale) => {
    const { plot } = eventsChart([event], sayIn({ locale, currency: "EUR", weeks: 4, compares: false }));
    const html = renderToStaticMarkup(plot);
    expect(html).not.toContain("<text");
    expect(html).toMatch(
      /<p><span>\u2068Diwali dinner\u2069. \u206811 [^<\u2069]+\u2069<\/span> <span>[^<]*19[^<]*<\/span><\/p>/,
    );
  },
);

test("the file has the event's name without invisible characters, and the year", () => {
  const { tables } = eventsChart([event], sayIn({ locale: "en", currency: "EUR", weeks: 4, compares: false }));
  expect(csvOf(tables)).toContain('"Diwali dinner, 2026-12-11"');
});
