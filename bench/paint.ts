import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "#scripts/chromium.ts";
import type { Line } from "./goals.ts";
import { publicPages } from "./pages.ts";
import { median } from "./rounds.ts";
import type { Seeded } from "./seeded-product.ts";

const visits = 5;
const goal = 1.8;
/** A slow phone on a slow 4G connection, as Lighthouse simulates it. */
const phone = {
  slowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
};

/** P10: largest contentful paint on a phone, against the smallest page that the same server has. */
export async function measurePaint(product: Seeded): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const trivial = await paintOf(browser, `${product.address}/robots.txt`);
    const lines: Line[] = [];
    for (const path of await publicPages(product)) {
      const ms = await paintOf(browser, product.address + path);
      lines.push({
        id: `P10 ${path.split("?", 1)[0]}`,
        what: "largest contentful paint on a phone; reference: /robots.txt",
        ours: `${ms.toFixed(0)} ms`,
        reference: `${trivial.toFixed(0)} ms`,
        ratio: ms / trivial,
        goal: `≤ ${goal}`,
        isMet: ms / trivial <= goal,
      });
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function paintOf(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < visits; n++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", phone.network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
    await page.goto(address, { waitUntil: "networkidle" });
    times.push(await page.evaluate(largestPaint));
    await context.close();
  }
  return median(times);
}

/** Runs in the browser. The last entry that the browser has reported is the largest. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
}
