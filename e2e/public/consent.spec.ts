import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type StartedProduct, startProduct } from "../../scripts/product.ts";
import { expect, type Page, test, thorough } from "../journey.ts";
import { collectConsoleErrors, expectAccessible, expectNoOverflow } from "./page-checks.ts";

// The shared product has no analytics and never asks for consent, so these tests start their own.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let counting: Server;
let product: StartedProduct;
const loads: string[] = [];

test.beforeAll(async () => {
  counting = createServer((request, response) => {
    loads.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/javascript" }).end("globalThis.counted = true;");
  });
  await new Promise<void>((resolve) => counting.listen(0, "127.0.0.1", resolve));
  const scriptUrl = `http://127.0.0.1:${(counting.address() as AddressInfo).port}/count.js`;
  product = await startProduct({ DEMO: "off", ANALYTICS_MEASUREMENT_ID: "G-TEST", ANALYTICS_SCRIPT_URL: scriptUrl });
});

test.afterAll(async () => {
  await product?.stop();
  counting?.close();
});

const open = (page: Page, path: string) => page.goto(product.address + path);
const question = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });

test("Accept and Reject have the same size; analytics load once, only after Accept, and count later pages", async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await open(page, "/aboutus?from=test");
  for (const width of [390, 1280])
    await test.step(`at ${width} pixels, Accept and Reject have the same size`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const [reject, accept] = await Promise.all(
        ["Reject", "Accept"].map((name) => question(page).getByRole("button", { name }).boundingBox()),
      );
      expect(reject?.width).toBeCloseTo(accept?.width ?? 0, 0);
      expect(reject?.height).toBe(accept?.height);
      expect(reject?.x).toBeLessThan(accept?.x ?? 0);
      await expectNoOverflow(page);
    });
  await test.step("no analytics load before an answer", async () => {
    await expectAccessible(page);
    expect([loads, consoleErrors]).toEqual([[], []]);
    expect(await page.content()).not.toContain("G-TEST");
  });

  await test.step("Reject is remembered and loads no analytics; it can be changed from the footer", async () => {
    await question(page).getByRole("button", { name: "Reject" }).click();
    await expect(page).toHaveURL(`${product.address}/aboutus?from=test`);
    await open(page, "/contact");
    await expect(question(page)).toBeHidden();
    expect(loads).toEqual([]);
    await page.getByRole("link", { name: "Cookie choices" }).click();
    await expect(question(page)).toBeVisible();
    await expect(question(page)).toContainText("You declined.");
    await question(page).getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => loads).toEqual(["/count.js?id=G-TEST"]);
  });

  await test.step("Accept loads analytics once and counts later page views, without console errors", async () => {
    await page.context().clearCookies();
    loads.length = 0;
    await open(page, "/");
    await question(page).getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => loads).toEqual(["/count.js?id=G-TEST"]);
    await expect(question(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(`${product.address}/aboutus`);
    const told = () => page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown[] }).dataLayer));
    await expect.poll(told).toContain("/aboutus");
    expect(loads).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice can be changed on its own page; the question is translated and fits at 320 pixels", {
    tag: thorough,
  }, async ({ page }) => {
    await open(page, "/aboutus");
    await question(page).getByRole("button", { name: "Reject" }).click();
    await expect(question(page)).toBeHidden();
    await page.getByRole("link", { name: "Cookie choices" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "May we count your visit?" })).toBeVisible();
    await expect(page.getByText("You declined.")).toBeVisible();
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page).toHaveURL(`${product.address}/aboutus`);

    await test.step("the question is translated and fits at 320 pixels", async () => {
      await page.context().clearCookies();
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, "/?lang=en-XA");
      await expect(page.getByRole("button")).not.toHaveCount(0);
      await expect(page.getByText("May we count your visit?")).toHaveCount(0);
      await expectNoOverflow(page);
    });
  });
});
