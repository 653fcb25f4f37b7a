import { expect, test } from "../journey.ts";
import { adoptSession, send } from "../portal/hosts.ts";
import { expectAccessible, expectStateAccessible } from "../public/page-checks.ts";
import { addGuest, aParty, aPartyHost, aPartyTonight } from "./party.ts";

test("two people at the door see each other's check-ins within two seconds", async ({ browser }) => {
  const party = await aPartyTonight(await aPartyHost());
  const group = await addGuest(party, 3, "Ifeoma Nwosu");
  await addGuest(party, 1, "Kwame Mensah");
  const doors = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await adoptSession(context, party.host);
      const page = await context.newPage();
      const stream = page.waitForResponse((answer) => answer.url().endsWith("/changes"));
      await page.goto(`/events/${party.id}/guests`);
      await stream;
      await expect(page.getByText("4 still to come")).toBeVisible();
      return page;
    }),
  );
  const [one, two] = doors as [(typeof doors)[0], (typeof doors)[0]];

  await test.step("by tap, a part of a group", async () => {
    await one.getByRole("button", { name: "Check in Ifeoma Nwosu" }).click();
    const saved = one.waitForResponse((answer) => answer.url().endsWith("/admitted"));
    await one.getByRole("button", { name: "2", exact: true }).click();
    await saved;
    await expect(two.getByText("2 of 3 checked in")).toBeVisible({ timeout: 2000 });
  });

  await test.step("by code, the rest of the group, and only once", async () => {
    const typed = `${group.id.slice(0, 4).toLowerCase()} ${group.id.slice(4)}`;
    await two.getByRole("textbox", { name: "Ticket code" }).fill(typed);
    await two.getByRole("textbox", { name: "Ticket code" }).press("Enter");
    await expect(two.getByText("Welcome, Ifeoma Nwosu")).toBeVisible();
    await expect(one.getByRole("button", { name: "Undo the check-in of Ifeoma Nwosu" })).toBeVisible();
    await two.getByRole("textbox", { name: "Ticket code" }).fill(group.code);
    await two.getByRole("button", { name: "Check in", exact: true }).first().click();
    await expect(two.getByText("Everyone on this ticket is already in.")).toBeVisible();
    await two.getByRole("textbox", { name: "Ticket code" }).fill("2222222222");
    await two.getByRole("textbox", { name: "Ticket code" }).press("Enter");
    await expect(two.getByText("Not valid")).toBeVisible();
  });

  await test.step("undo", async () => {
    await one.getByRole("button", { name: "Undo the check-in of Ifeoma Nwosu" }).click();
    await expect(two.getByText("4 still to come")).toBeVisible();
  });

  await test.step("search by name and by ticket code", async () => {
    await one.getByLabel("Name, phone or ticket code").fill("mens");
    await expect(one.getByText("Kwame Mensah")).toBeVisible();
    await expect(one.getByText("Ifeoma Nwosu")).toBeHidden();
    await one.getByLabel("Name, phone or ticket code").fill(group.id);
    await expect(one.getByText("Ifeoma Nwosu")).toBeVisible();
  });
  await expectAccessible(one);

  await test.step("on paper, all guests without buttons", async () => {
    await two.emulateMedia({ media: "print" });
    await expect(two.getByText("Ifeoma Nwosu")).toBeVisible();
    await expect(two.getByText("Kwame Mensah")).toBeVisible();
    await expect(two.getByRole("button")).toHaveCount(0);
    await two.emulateMedia({ media: "screen" });
  });

  await test.step("by tap, a guest who comes alone", async () => {
    await one.getByLabel("Name, phone or ticket code").fill("");
    await one.getByRole("button", { name: "Check in Kwame Mensah" }).click();
    const undo = two.getByRole("button", { name: "Undo the check-in of Kwame Mensah" });
    await expect(undo).toBeVisible();
  });
});

test("a host opens registration in the form, sees the public page and cancels the event", async ({ page }) => {
  const party = await aParty(await aPartyHost(), { registration: "none" });
  await adoptSession(page.context(), party.host);
  await page.goto(`/events/${party.id}/edit`);
  await page.getByLabel("On Kindred").check();
  await page.getByLabel("How many people fit?").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a number from 1 to 100,000")).toBeVisible();
  await page.getByLabel("How many people fit?").fill("25");
  await page.getByLabel("Places per person").selectOption("4");
  await page.getByLabel("Registration closes").selectOption("120");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("0 places are taken.")).toBeVisible();
  await page.getByRole("link", { name: "See the public page" }).click();
  await expect(page.getByText("25 of 25 places left")).toBeVisible();
  await expect(page.getByText("Up to 4")).toBeVisible();

  await page.goto(`/events/${party.id}/guests`);
  await expect(page.getByRole("heading", { name: "No guests yet" })).toBeVisible();
  await expectStateAccessible(page);
  await page.goto(`/events/${party.id}`);
  await page.getByText("Cancel the event", { exact: true }).click();
  await page.getByLabel("Message to your guests").fill("The roof leaks.");
  await page.getByRole("button", { name: "Cancel the event now" }).click();
  await expect(page.getByText("You cancelled this event.")).toBeVisible();
});

test("a host writes to all guests, and a guest stops the messages", async ({ page }) => {
  const party = await aParty(await aPartyHost());
  const guest = { guestName: "Kwame Mensah", guestPhone: "+35679554433", guestEmail: "kwame@test.example" };
  const made = await send(party.host, "POST", `/api/whatsOn/${party.id}/registrations`, { places: 1, ...guest });
  await adoptSession(page.context(), party.host);
  await page.goto(`/events/${party.id}/guests`);
  await expect(page.getByText(/^Check-in opens on .+, 12 hours before the start\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Check in|Scan tickets/ })).toHaveCount(0);
  await test.step("one by one, with a finished text in the guest's language", async () => {
    await page.getByRole("button", { name: "Message" }).click();
    const texts = page.getByRole("dialog", { name: "Kwame Mensah" }).getByRole("link");
    await expect(texts).toContainText(["Confirmation", "Reminder", "Directions", "Write your own"]);
    const url = new URL((await texts.nth(1).getAttribute("href")) ?? "");
    expect(url.pathname).toBe("/35679554433");
    expect(url.searchParams.get("text")).toContain(`/tickets/${made.data.secret}`);
    await expectStateAccessible(page);
    await page.keyboard.press("Escape");
  });
  await page.getByText("Write to everyone").click();
  await page.getByLabel("Your message").fill("Doors open at eight.");
  await page.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByText("We're sending your message. By email: 1. Without email: 0.")).toBeVisible();
  await expectStateAccessible(page);
  await page.goto(`/tickets/${made.data.secret}?step=messages`);
  await page.getByRole("button", { name: "Don't send me messages about this event" }).click();
  await expect(page.getByRole("button", { name: "Send me messages about this event again" })).toBeVisible();
});
