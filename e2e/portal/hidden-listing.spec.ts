import { expect, test } from "../journey.ts";
import { readPage } from "../public/page-checks.ts";
import { becomeHost, makeService } from "./hosts.ts";

test("a host hides a service from search, and people with the link still see it", async ({ page }) => {
  await becomeHost(page, "hidden");
  const name = `Quiet studio ${Date.now()}`;
  const id = await makeService(page, name);
  const results = async () =>
    (await (await page.request.get(`/api/search?q=${encodeURIComponent(name)}`)).json()).cards;
  const ids = async () => (await results()).map((card: { id: number }) => card.id);
  expect(await ids()).toContain(id);

  await page.goto(`/services/${id}/edit`);
  await page.getByRole("checkbox", { name: /^Only people with the link/ }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();
  await expect(page.getByText("Only people with the link")).toBeVisible();
  expect(await ids()).not.toContain(id);

  const { headings, html } = await readPage(page.request, `/providerPage?id=${id}`);
  expect(headings(1)).toEqual([name]);
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
});
