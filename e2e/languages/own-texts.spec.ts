import { expect, test, waitForHydration } from "../journey.ts";
import { becomeHost, makeService } from "../portal/hosts.ts";
import { expectStateAccessible } from "../public/page-checks.ts";

const french = { name: "Les tresses d'Ama", description: "Tresses et dreadlocks, sur rendez-vous." };

test("a host writes a listing in French too, and visitors read it in their language or in the original", async ({
  page,
}) => {
  await becomeHost(page, "texts");
  const id = await makeService(page, "Ama's Braids");
  await page.goto(`/services/${id}/edit`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Français", exact: true }).click();
  const texts = page.getByRole("group", { name: "Français", exact: true });
  await expect(texts.getByLabel("Name")).toBeFocused();
  await expect(texts.getByText("Original (English)")).toBeVisible();
  await texts.getByLabel("Name").fill(french.name);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(texts.getByText("Write all texts in this language, or remove it.")).toBeVisible();
  await texts.getByLabel("Description").fill(french.description);
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/providerPage?id=${id}&lang=fr`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading.locator("[lang=fr]")).toHaveText(french.name);
  await expect(page.locator("p[lang=fr]")).toHaveText(french.description);
  await page.goto(`/providerPage?id=${id}&lang=ar`);
  await expect(page.locator("html[lang=ar]")).toBeAttached();
  await expect(heading.locator("[lang=en]")).toHaveText("Ama's Braids");
});
