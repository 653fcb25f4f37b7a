import { expect, type Page, test } from "../journey.ts";
import { becomeHost, describeService, makeService, send, signInDirectly } from "../portal/hosts.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { moderator, signInAsModerator } from "./people.ts";

async function tryToApprove(desk: Page): Promise<void> {
  for (const check of await desk.getByRole("checkbox").all()) await check.check();
  await desk.getByRole("button", { name: "Approve" }).click();
}

async function approve(desk: Page): Promise<void> {
  await tryToApprove(desk);
  await expect(desk.getByRole("main").getByRole("status")).toHaveText("Approved. We've emailed the host.");
}

test("a changed service is queued for review again, and the desk shows the old and the new text", async ({
  page: desk,
  request,
}) => {
  const host = { request };
  await becomeHost(host, "changes");
  const name = `Changed Braids ${Date.now()}`;
  const id = await makeService(host, name);
  await signInAsModerator(desk, `/moderation/services/${id}`);
  await approve(desk);

  await describeService(host, id, name, "Braids and locs, now also for children.");
  await desk.goto(`/moderation/services?search=${encodeURIComponent(name)}`);
  await expect(desk.getByRole("link", { name })).toContainText("Changed: Description");
  await desk.getByRole("link", { name }).click();
  await expect(desk.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(desk.getByText("Braids and locs, done gently.", { exact: true }).first()).toBeVisible();
  await expect(desk.getByText("Sent for review again")).toBeVisible();
  const edit = desk.getByRole("listitem").filter({ hasText: "Edited by Ada Borg" });
  await expect(edit.locator("del")).toHaveText("Braids and locs, done gently.");
  await expect(edit.locator("ins")).toHaveText("Braids and locs, now also for children.");
  await expect(desk.getByText("Nothing to book yet.")).toBeVisible();
  await approve(desk);
  await expect(desk.getByText("Sent for review again")).toBeVisible();

  const cornrows = { name: "Cornrows", description: "Straight back", price: 35.5, durationMinutes: 75 };
  await send(host, "POST", `/api/serviceItems?providerId=${id}`, cornrows);
  await desk.reload();
  const offered = desk.getByRole("listitem").filter({ hasText: "1 h 15 min · €35.50" });
  await expect(offered).toContainText("Straight back");
  const added = desk.getByRole("listitem").filter({ hasText: "Item “Cornrows” added by Ada Borg" });
  await expect(added.locator("ins")).toHaveText(["Cornrows", "€35.50", "1 h 15 min", "Straight back"]);
  await expect(added.locator("del")).toHaveCount(0);

  await desk.getByRole("link", { name: "See this host's calendar" }).click();
  await expect(desk.getByRole("heading", { name: "Calendar of Ada Borg" })).toBeVisible();
  await expect(desk.getByText("You can view this calendar but not change it.")).toBeVisible();
  await expect(desk.getByRole("table", { name: /^Calendar, week of/ })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Change Availability" })).toHaveCount(0);
  await expectStateAccessible(desk);
  await desk.getByRole("link", { name: "Next" }).click();
  await expect(desk).toHaveURL(/date=/);
  await desk.getByRole("link", { name: "Back to the listing" }).click();
  await expect(desk).toHaveURL(`/moderation/services/${id}`);
});

test("a decision is refused if the host changed the service or a colleague decided meanwhile", async ({
  page: desk,
  context,
  request,
}) => {
  const host = { request };
  await becomeHost(host, "meanwhile");
  await signInDirectly(desk, ...moderator);

  await test.step("a decision on an older version is refused, and the new version is shown", async () => {
    const id = await makeService(host, "Meanwhile Braids");
    await desk.goto(`/moderation/services/${id}`);
    await describeService(host, id, "Meanwhile Braids", "Braids for children only.");
    await tryToApprove(desk);
    await expect(desk.getByRole("alert")).toContainText("The host changed this while you were reading it.");
    await expect(desk.getByText("Braids for children only.").first()).toBeVisible();
    for (const check of await desk.getByRole("checkbox").all()) await expect(check).not.toBeChecked();
    await approve(desk);
  });

  await test.step("if a colleague decided first, the desk shows that decision and refuses a second one", async () => {
    const id = await makeService(host, "Two Moderators Braids");
    await desk.goto(`/moderation/services/${id}`);
    const colleague = await context.newPage();
    await colleague.goto(`/moderation/services/${id}`);
    await approve(colleague);
    await tryToApprove(desk);
    await expect(desk.getByRole("alert")).toContainText("Someone else has already made this decision.");
    await expect(desk.getByText("Verified").first()).toBeVisible();
  });
});

test("a moderator sees late reviews first, and a host's booked times without details", async ({ page }) => {
  await test.step("an overdue review is marked as late in red and comes first in the queue", async () => {
    await signInAsModerator(page, "/moderation");
    await expect(page.getByRole("alert")).toContainText(/late/);
    const late = page
      .getByRole("listitem")
      .filter({ hasText: "Island Barrels" })
      .getByText(/^Late by/);
    await expect(late).toBeVisible();
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("b"));
      probe.style.color = "var(--danger)";
      return getComputedStyle(probe).color;
    });
    await expect(late).toHaveCSS("color", danger);
    const names = await page.getByRole("listitem").filter({ hasText: "sent " }).getByRole("strong").allTextContents();
    expect(names[0]).toBe("Island Barrels");
  });

  await test.step("a moderator sees which times of a host are booked, but no booking details", async () => {
    await page.goto("/moderation/calendars/1");
    const booked = page.locator('.week-grid-cell[data-status="booked"]').first();
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const key = page.locator('.calendar-key-swatch[data-status="booked"]');
    expect(await booked.evaluate(background)).toBe(await key.evaluate(background));
    await expect(page.locator(".booking-block")).toHaveCount(0);
  });
});
