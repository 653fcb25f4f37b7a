import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "../journey.ts";
import { moderator } from "../moderation/people.ts";
import { becomeHost, portal, signInDirectly } from "../portal/hosts.ts";
import { expectAccessible, expectStateAccessible } from "../public/page-checks.ts";
import { addEarlierEmptySearches } from "./earlier-searches.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone, a host reads the last weeks, a chart as a table, and downloads its figures", async ({ page }) => {
  await signInDirectly(page, "host@demo.kindred.example");
  await page.goto(`${portal}?tab=insights`);
  await expect(page.getByRole("heading", { name: "Insights", exact: true })).toBeVisible();
  await expectAccessible(page);
  const services = page.locator("section.chart").filter({ has: page.locator("#chart-services") });
  await services.getByText("Show as table").click();
  const names = await services.getByRole("rowheader").allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  const download = page.waitForEvent("download");
  await services.getByRole("link", { name: /^Download CSV/ }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  for (const name of names) expect(csv).toContain(name);

  await page.getByRole("link", { name: "A year" }).click();
  await expect(page).toHaveURL(/period=52/);
  await expect(page.getByRole("link", { name: "A year" })).toHaveAttribute("aria-current", "page");
});

test("a new host sees what will appear, and a moderator the overview of all hosts", async ({ page }) => {
  await becomeHost(page, "insights");
  await page.goto(`${portal}?tab=insights`);
  await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
  await expectStateAccessible(page);

  await page.context().clearCookies();
  const words = `zzgrfx${randomUUID().replace(/[^a-f]/g, "")}`;
  await addEarlierEmptySearches(words, 4);
  // Playwright's own browser counts as a robot.
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140" };
  expect((await page.request.get(`/api/search?q=${words}`, { headers })).status()).toBe(200);
  await signInDirectly(page, ...moderator);
  await page.goto("/moderation/overview");
  await expect(page.getByRole("heading", { name: "Searches with nothing found" })).toBeVisible();
  await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessible(page);
});
