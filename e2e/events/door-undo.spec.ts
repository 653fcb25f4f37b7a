import { expect, test } from "../journey.ts";
import { adoptSession } from "../portal/hosts.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { addGuest, aPartyHost, aPartyTonight } from "./party.ts";

test("a check-in by code can be undone for ten seconds, only that check-in, and some of a group can come later", async ({
  page,
}) => {
  const party = await aPartyTonight(await aPartyHost());
  const group = await addGuest(party, 3, "Ifeoma Nwosu");
  const url = `/api/events/${party.id}/checkIn`;
  expect((await party.host.request.post(url, { data: { code: group.code, people: 1 } })).status()).toBe(200);
  await page.clock.install();
  await adoptSession(page.context(), party.host);
  await page.goto(`/events/${party.id}/guests`);
  await expect(page.getByText("2 still to come")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const enter = async () => {
    await page.getByRole("textbox", { name: "Ticket code" }).fill(group.id);
    await page.getByRole("button", { name: "Check in", exact: true }).click();
    await expect(page.getByText("Welcome, Ifeoma Nwosu")).toBeVisible();
  };
  await enter();
  await expect(page.getByText("0 still to come")).toBeVisible();
  await expectStateAccessible(page);
  await undo.click();
  await expect(page.getByText("2 still to come")).toBeVisible();
  await expect(page.getByText("Welcome, Ifeoma Nwosu")).toBeHidden();

  await enter();
  await page.getByRole("button", { name: "One person fewer" }).click();
  await expect(page.getByText("1 still to come")).toBeVisible();
  await expect(page.getByText("2 of 3 checked in", { exact: true }).first()).toBeVisible();
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(undo).toBeHidden();
  await expect(page.getByText("Welcome, Ifeoma Nwosu")).toBeVisible();
});
