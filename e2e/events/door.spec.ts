import { chromium } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { adoptSession } from "../portal/hosts.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { filmTicket } from "./fake-camera.ts";
import { addGuest, aPartyHost, aPartyTonight } from "./party.ts";

test("without a connection check-ins are kept, sent later, and let nobody in twice", async ({ page, context }) => {
  const party = await aPartyTonight(await aPartyHost());
  const group = await addGuest(party, 3, "Ifeoma Nwosu");
  await addGuest(party, 1, "Kwame Mensah");
  await adoptSession(context, party.host);
  await page.goto(`/events/${party.id}/guests`);
  await expect(page.getByText("4 still to come")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Check in Kwame Mensah" }).click();
  await expect(page.getByText("No connection. 1 check-in is kept on this phone")).toBeVisible();
  const code = page.getByRole("textbox", { name: "Ticket code" });
  await code.fill(group.code);
  await code.press("Enter");
  await expect(page.getByText("Welcome, Ifeoma Nwosu")).toBeVisible();
  await expect(page.getByText("No connection. 2 check-ins are kept on this phone")).toBeVisible();
  await expect(page.getByText("0 still to come")).toBeVisible();
  await code.fill(group.id.toLowerCase());
  await code.press("Enter");
  await expect(page.getByText("Already in")).toBeVisible();
  await code.fill("2222222222");
  await code.press("Enter");
  await expect(page.getByText("Not valid")).toBeVisible();
  await expectStateAccessible(page);

  // In the meantime, somebody else lets the same group in.
  const checkIn = `/api/events/${party.id}/checkIn`;
  expect((await party.host.request.post(checkIn, { data: { code: group.code } })).status()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toBeHidden();
  const list = await (await party.host.request.get(`/api/events/${party.id}/guests`)).json();
  expect([list.placesAdmitted, list.placesTaken]).toEqual([4, 4]);
});

test("the camera reads a ticket", async ({ baseURL }) => {
  const party = await aPartyTonight(await aPartyHost());
  const ticket = await addGuest(party, 2, "Ifeoma Nwosu");
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const film = test.info().outputPath("ticket.y4m");
  filmTicket(ticket.code, film);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    permissions: ["camera"],
  });
  await adoptSession(context, party.host);
  const page = await context.newPage();
  await page.goto(`/events/${party.id}/guests`);
  await page.getByRole("button", { name: "Scan tickets" }).click();
  await expect(page.getByText("Welcome, Ifeoma Nwosu")).toBeVisible();
  await expect(page.getByText("2 of 2 checked in")).toBeVisible();
  await page.getByRole("button", { name: "Next ticket" }).click();
  await expect(page.getByText("Everyone on this ticket is already in.")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Stop scanning" }).click();
  await expect(page.getByLabel("Camera picture")).toBeHidden();
  await browser.close();
});
