import { expect, test } from "../journey.ts";
import { expectStateAccessible } from "./page-checks.ts";

test("towns within 3 km, a map that can be hidden, and suggestions with the number of hosts", async ({ page }) => {
  await page.goto("/explore?city=il-gzira");
  const count = async () => Number.parseInt(await page.getByRole("heading", { level: 1 }).innerText(), 10);
  const before = await count();
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.locator(".map-picture-ring")).toHaveCount(1);
  await expect(map.getByRole("link", { name: /^The harbours: \d+ results$/ })).toHaveAttribute("href", "#map-part");
  await page
    .getByRole("link", { name: /^Towns within 3 km/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("near Il-Gżira");
  expect(await count()).toBeGreaterThan(before);

  const town = map.getByRole("link").first();
  await map.getByRole("heading", { name: "Map" }).click();
  await expect(town).toBeHidden();
  await page.getByRole("link", { name: "Events" }).first().click();
  await expect(page).toHaveURL(/kind=events/);
  await expect(town).toBeHidden();
  await expectStateAccessible(page);

  await page.getByLabel("What are you looking for?").fill("caribb");
  await expect(page.getByRole("option", { name: /^Caribbean\s*\d+ hosts$/ })).toBeVisible();
});

test("the page of a town has a small map of what is around it, and leads to the towns nearby", async ({ page }) => {
  await page.goto("/cities/il-gzira");
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.locator("[aria-current=true]")).toHaveAccessibleName(/^Il-Gżira: \d+ results$/);
  await expectStateAccessible(page);
  await map.getByRole("link", { name: /^Tas-Sliema: \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/cities\/tas-sliema$/);
  await map.getByRole("listitem").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/tas-sliema/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Services and events in");
});
