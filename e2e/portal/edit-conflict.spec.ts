import { expect, type Page, test, thorough } from "../journey.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { becomeHost, makeEvent } from "./hosts.ts";
import { hostWithItem } from "./open-calendar.ts";

const conflictIn = (page: Page) => page.getByRole("dialog", { name: "This was changed while you were editing" });

test("when two tabs edit one service, the second save shows both versions and keeps the typed values", async ({
  page,
  context,
}) => {
  const { listingId: id } = await hostWithItem(page, "two-tabs");
  const other = await context.newPage();
  const conflict = conflictIn(other);

  for (const tab of [page, other]) await tab.goto(`/services/${id}/edit`);
  await page.getByLabel("Name").fill("Ada & Daughters");
  await page.getByLabel("Website").fill("https://ada.example");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();

  await other.getByLabel("Description").fill("Braids, locs and twists.");
  await other.getByLabel("Name").fill("Ada's Studio");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(conflict).toBeVisible();
  const choice = (field: string, version: string) =>
    conflict.getByRole("group", { name: field, exact: true }).getByRole("radio", { name: version });
  await expect(choice("Name", "Your version Ada's Studio")).toBeChecked();
  await expect(choice("Description", "Your version Braids, locs and twists.")).toBeChecked();
  await expect(choice("Website", "Saved version https://ada.example")).toBeChecked();
  await expect(conflict.getByRole("group")).toHaveCount(3);
  await expectStateAccessible(other);
  await conflict.getByRole("button", { name: "Keep editing" }).click();
  await expect(other.getByLabel("Description")).toHaveValue("Braids, locs and twists.");

  await other.getByRole("button", { name: "Save changes" }).click();
  await choice("Name", "Saved version Ada & Daughters").check();
  await conflict.getByRole("button", { name: "Save my choices" }).click();
  await expect(other).toHaveURL(`/services/${id}`);
  const saved = await (await page.request.get(`/api/serviceProviders/details?id=${id}`)).json();
  expect(saved).toMatchObject({
    name: "Ada & Daughters",
    description: "Braids, locs and twists.",
    website_url: "https://ada.example",
  });
  await expect(page).toHaveURL(`/services/${id}`);
});

test("when two tabs edit one item, the second save shows both versions, also after a reload", {
  tag: thorough,
}, async ({ page, context }) => {
  const { listingId: id, itemId } = await hostWithItem(page, "two-tabs-item");
  const other = await context.newPage();
  const conflict = conflictIn(other);
  for (const tab of [page, other]) await tab.goto(`/services/${id}`);
  for (const tab of [page, other]) await tab.getByRole("link", { name: "Edit Half an hour" }).click();
  await other.getByLabel("Description").fill("With tea.");
  other.on("dialog", (asked) => void asked.accept());
  await other.reload();
  await expect(other.getByLabel("Description")).toHaveValue("With tea.");

  await page.getByLabel("Price").fill("30");
  await page.getByRole("button", { name: "Save item" }).click();
  await expect(page.getByText("Item updated successfully!")).toBeVisible();
  await other.getByRole("button", { name: "Save item" }).click();
  await expect(conflict.getByRole("group")).toHaveCount(2);
  await expectStateAccessible(other);
  await conflict.getByRole("button", { name: "Keep editing" }).click();
  await expect(other.getByLabel("Description")).toHaveValue("With tea.");
  await other.getByRole("button", { name: "Save item" }).click();
  await conflict.getByRole("radio", { name: "Saved version €30.00" }).check();
  await conflict.getByRole("button", { name: "Save my choices" }).click();
  await expect(other.getByText("Item updated successfully!")).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  const items = await (await page.request.get(`/api/serviceItems?providerId=${id}`)).json();
  expect(items).toMatchObject([{ id: itemId, price: 30, description: "With tea.", duration_minutes: 30, revision: 3 }]);

  await expect(other.getByText("With tea.")).toBeVisible();
  await other.getByRole("link", { name: "Edit Half an hour" }).click();
  await other.getByLabel("Price").fill("35");
  expect((await page.request.delete(`/api/serviceItems/${itemId}`)).status()).toBe(200);
  await other.getByRole("button", { name: "Save item" }).click();
  await expect(other.getByText("This item was deleted in another tab or on another device.")).toBeVisible();
  await other.getByRole("button", { name: "Save item" }).click();
  await expect(other.getByText("Item added successfully!")).toBeVisible();
  const added = await (await page.request.get(`/api/serviceItems?providerId=${id}`)).json();
  expect(added).toMatchObject([{ price: 35, description: "With tea.", duration_minutes: 30 }]);
});

test("when two tabs edit one event, fields unchanged in the second tab take the saved values", {
  tag: thorough,
}, async ({ page, context }) => {
  await becomeHost(page, "two-tabs-event");
  const id = await makeEvent(page, "Accra Nights");
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/events/${id}/edit`);
  await page.getByLabel("Title").fill("Accra Mornings");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  await other.getByLabel("Description").fill("Highlife at sunrise.");
  await other.getByRole("button", { name: "Save changes" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Save my choices" }).click();
  await expect(other).toHaveURL(`/events/${id}`);
  const saved = await (await page.request.get(`/api/events?eventId=${id}`)).json();
  expect(saved).toMatchObject({ title: "Accra Mornings", description: "Highlife at sunrise." });

  await page.goto(`/events/${id}/edit`);
  expect((await page.request.delete(`/api/events/${id}?hostCountry=MT`)).status()).toBe(200);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This event was deleted in another tab or on another device")).toBeInViewport();
});
