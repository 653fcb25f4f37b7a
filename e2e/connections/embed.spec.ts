import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeHTML } from "entities";
import { aVenue, braids, malta, soon } from "../booking/venue.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { expectAccessible } from "../public/page-checks.ts";

test("on another site with a strict policy, a customer opens the Book button by keyboard, books and is back on the page", async ({
  page,
  context,
  baseURL,
}) => {
  const venue = await aVenue([braids]);
  await venue.open(soon("09:00"), soon("12:00"));
  const { origin } = new URL(baseURL ?? "");
  const settings = await venue.host.request.get("/kindred-providers?tab=settings&section=connections");
  const [, shown = ""] = /<code[^>]*>(.*?)<\/code>/s.exec(await settings.text()) ?? [];
  const code = decodeHTML(shown);
  const oneService = `<a href="/" data-kindred-book="${venue.listingId}" data-kindred-service="${venue.itemIds[0]}">Cornrows</a>`;
  const html = `<!doctype html><html lang="en"><title>Salon</title><main><h1>Our salon</h1>${code}${oneService}</main></html>`;
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'`;
  const site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy }).end(html);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });

  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: "load" });
  const button = page.getByRole("link", { name: `Book with ${venue.name}` });
  await expect(button).toHaveCSS("background-color", "rgb(11, 98, 93)");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Book with ${venue.name}` });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const booking = dialog.frameLocator("iframe");
  await booking.getByRole("checkbox", { name: /Cornrows/ }).check();
  await expectAccessible(page);
  await booking.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
  await booking.getByRole("link", { name: malta(soon("10:00")), exact: true }).click();
  await expect(booking.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(`${origin}/embed/`));
  if (!frame) throw new Error("there is no frame");
  // Elsewhere, the hydrated page has one checkbox: whether to remember the customer.
  await waitForHydration(frame);
  await expect(booking.getByRole("checkbox")).toHaveCount(0);
  await expectAccessible(frame);
  await booking.getByLabel("Name").fill("Efua Framed");
  await booking.getByLabel("Phone number").fill("7900 0188");
  await booking.getByRole("button", { name: "Confirm", exact: true }).filter({ visible: true }).click();
  await expect(booking.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  expect((await venue.bookings()).map((one: { customerName: string }) => one.customerName)).toEqual(["Efua Framed"]);

  // The frame is as high as the ticket, up to the height of the window.
  await expect.poll(async () => (await dialog.locator("iframe").boundingBox())?.height).not.toBe(640);
  const opened = context.waitForEvent("page");
  await booking.getByRole("link", { name: /\/booking\/manage\// }).click();
  const manage = await opened;
  await waitForHydration(manage);
  await expect(manage.getByRole("heading", { name: "Your booking" })).toBeVisible();
  await manage.close();

  await booking.getByRole("link", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  const other = page.getByRole("link", { name: "Cornrows" });
  await other.click();
  await expect(booking.getByRole("checkbox", { name: /Cornrows/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(other).toBeFocused();
  expect(refused).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await context.storageState();
  expect(stored.origins).toEqual([]);
  site.close();
});
