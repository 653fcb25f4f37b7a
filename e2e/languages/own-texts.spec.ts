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

test("a new item gets its French texts in the same dialog", async ({ page }) => {
  await becomeHost(page, "item-texts");
  const id = await makeService(page, "Ama's Braids");
  await page.goto(`/services/${id}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add item" });
  await dialog.getByLabel("Name").fill("Cornrows");
  await dialog.getByText("Other languages").click();
  await dialog.getByRole("button", { name: "Français", exact: true }).click();
  const texts = dialog.getByRole("group", { name: "Français", exact: true });
  await expect(texts.getByLabel("Name")).toBeFocused();
  await texts.getByLabel("Name").fill("Tresses collées");
  await expectStateAccessible(page);
  await dialog.getByRole("button", { name: "Save item" }).click();
  await expect(dialog).toBeHidden();
  const items = await (await page.request.get(`/api/serviceItems?providerId=${id}`)).json();
  expect(items).toMatchObject([{ name: "Cornrows", translations: { fr: { name: "Tresses collées" } } }]);
});
