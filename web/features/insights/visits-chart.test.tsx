import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sayIn } from "./say.ts";
import { VisitsPlot } from "./visits-chart.tsx";

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
