import { expect, test } from "../journey.ts";
import { adoptSession, send } from "../portal/hosts.ts";
import { expectFitsAndAccessible, expectStateAccessible, readPage } from "../public/page-checks.ts";
import { addGuest, aParty, aPartyHost } from "./party.ts";

test("a guest joins the waiting list of a full event, gets an offer and takes a part of it", async ({ page }) => {
  const party = await aParty(await aPartyHost(), { capacity: 2, has_waiting_list: true });
  const first = await addGuest(party, 2);
  await expectFitsAndAccessible(page, party.path);
  await expect(page.getByText("All 2 places are taken")).toBeVisible();
  await expect(page.getByText("Nobody is waiting yet")).toBeVisible();
  await page.getByRole("button", { name: "One place more" }).click();
  await expect(page.getByText("€20.00 at the door")).toBeVisible();
  await page.getByRole("button", { name: "Join the waiting list" }).first().click();
  await page.getByLabel("Name").fill("Samuel Żammit");
  await page.getByRole("textbox", { name: "Phone" }).fill("9900 0190");
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await page.getByLabel("Email").fill("samuel@test.example");
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByRole("heading", { name: "You're on the waiting list" })).toBeVisible();
  await expect(page.getByText("Your request is the first on the list.")).toBeVisible();
  const ticket = new URL(page.url()).pathname;
  await expectFitsAndAccessible(page, null, { isState: true });

  await send(party.host, "POST", `/api/registrations/${first.secret}/cancel`);
  await expectFitsAndAccessible(page, ticket, { isState: true });
  await expect(page.getByRole("heading", { name: "2 places are free for you until" })).toBeVisible();
  await page.getByRole("button", { name: "Take only 1 place" }).click();
  await expect(page.getByText("You are registered")).toBeVisible();
  expect((await readPage(page.request, party.path)).words).toContain("1 of 2 places left");
});

test("one tap leaves the waiting list, and one tap passes an offer on", async ({ page }) => {
  const party = await aParty(await aPartyHost(), { capacity: 1, has_waiting_list: true });
  const first = await addGuest(party);
  const waiting = [];
  for (const n of [1, 2, 3]) {
    const guest = { guestName: `Guest ${n}`, guestPhone: `+35699${Date.now().toString().slice(-5)}${n}` };
    const body = { places: 1, ...guest, guestEmail: `waits-${n}@test.example`, waitIfFull: true };
    waiting.push((await send(party.host, "POST", `/api/whatsOn/${party.id}/registrations`, body)).data);
  }
  await page.goto(`/tickets/${waiting[1].secret}`);
  await expect(page.getByText("1 request is ahead of yours.")).toBeVisible();
  await page.getByRole("button", { name: "Leave the waiting list" }).click();
  await expect(page.getByText("You are no longer on the waiting list")).toBeVisible();

  await adoptSession(page.context(), party.host);
  await page.goto(`/events/${party.id}/guests`);
  await expect(page.getByRole("heading", { name: "Waiting list" })).toBeVisible();
  await expect(page.getByText("Guest 3")).toBeVisible();
  await expect(page.getByText("Guest 2")).toBeHidden();
  await expectStateAccessible(page);

  await send(party.host, "POST", `/api/registrations/${first.secret}/cancel`);
  await expect(page.getByText(/^Offered until/)).toBeVisible();
  await page.goto(`/tickets/${waiting[0].secret}`);
  await page.getByRole("button", { name: "Let it go to the next person" }).click();
  await expect(page.getByText("You are no longer on the waiting list")).toBeVisible();
  await page.goto(`/tickets/${waiting[2].secret}`);
  await expect(page.getByRole("heading", { name: "A place is free for you until" })).toBeVisible();
  await page.getByRole("button", { name: "Take the place" }).click();
  await expect(page.getByText("You are registered")).toBeVisible();
});
