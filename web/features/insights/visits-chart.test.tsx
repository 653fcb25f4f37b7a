import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { csvOf } from "./chart-table.ts";
import { sayIn } from "./say.ts";
import { VisitsPlot, visitsChart } from "./visits-chart.tsx";

const step = { day: "2026-03-02", byCustomers: 24, byHost: 1, cancelled: 2, before: 1 };

test.each(["en", "en-XA"] as const)(
  "in %s, the words beside the last column stay in their room and apart",
  (locale) => {
    const say = sayIn({ locale, currency: "EUR", weeks: 4, compares: true });
    const html = renderToStaticMarkup(<VisitsPlot steps={[step]} say={say} />);
    const words = [...html.matchAll(/<text class="chart-name[^>]* y="([\d.]+)">([^<]*)/g)];
    expect(words.length).toBeGreaterThanOrEqual(4);
    for (const [, , text = ""] of words) expect(text.length).toBeLessThanOrEqual(24);
    const heights = words.map(([, y]) => Number(y));
    for (const [n, y] of heights.entries()) expect(y - (heights[n - 1] ?? 0)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...heights)).toBeLessThanOrEqual(286);
  },
);

test.each([
  [4, '"2026-03-02",24,1,25,1,2'],
  [52, '"2026-03",24,1,25,1,2'],
] as const)("with a period of %i weeks, the file names the year", (weeks, line) => {
  const say = sayIn({ locale: "en", currency: "EUR", weeks, compares: true });
  const { tables } = visitsChart({ steps: [step] }, say);
  expect(csvOf(tables)).toContain(line);
});
