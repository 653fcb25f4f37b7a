import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, waitForHydration } from "../journey.ts";
import { aVenue, bookDirectly, malta, soon } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

test("a customer moves a booking, and GET requests to its links change nothing", async ({ page }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"));
  for (const path of ["", "/move", `/move?startTime=${soon("12:00")}`, "?step=cancel"])
    await page.request.get(`/booking/manage/${secret}${path}`);
  expect((await venue.bookings())[0]).toMatchObject({ status: "confirmed", startTime: soon("10:00") });

  await page.goto(`/booking/manage/${secret}`);
  await expect(page.getByRole("heading", { name: "Your booking" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute("href", /^tel:\+356/);
  await expect(page.getByText(/^You can move or cancel it yourself until 1 hour before it starts:/)).toHaveText(
    new RegExp(`${malta(soon("09:00"))}\\s*Malta time`),
  );
  await expect(page.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Adwoa/,
  );
  await waitForHydration(page);
  await page.getByRole("link", { name: "Move" }).click();
  await expect(page.getByRole("heading", { name: "Move your booking" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to your booking" })).toHaveAttribute(
    "href",
    `/booking/manage/${secret}`,
  );
  await page.getByRole("link", { name: malta(soon("12:00")), exact: true }).click();
  await page.getByRole("button", { name: "Move booking" }).last().click();
  await expect(page.getByText("Booking moved")).toBeVisible();
  await expect(page.getByText(`${malta(soon("12:00"))} – ${malta(soon("13:00"))}`)).toBeVisible();
  expect((await venue.bookings())[0]).toMatchObject({ startTime: soon("12:00") });
});

test("moving to a time that was just booked shows an error and other times", async ({ page }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"));
  await page.goto(`/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`);
  await bookDirectly(venue, soon("12:00"));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Move booking" }).last().click();
  await expect(page.getByText("that time has just been booked.")).toBeInViewport();
  await expect(page.getByRole("link", { name: new RegExp(malta(soon("11:00"))) }).first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("cancelling takes two steps, and the page says that a receipt was emailed", async ({ page, context }) => {
      const venue = await aVenue();
      await venue.open(soon("09:00"), soon("13:00"));
      const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
      await page.goto(`/booking/manage/${secret}`);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("link", { name: "Cancel", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Cancel this booking?" })).toBeVisible();
      expect((await venue.bookings())[0]).toMatchObject({ status: "confirmed" });
      if (javaScriptEnabled) {
        await context.setOffline(true);
        await page.getByRole("button", { name: "Confirm cancellation" }).click();
        await expect(
          page.getByText("We couldn't reach the server, so we don't know if your booking is cancelled."),
        ).toBeVisible();
        await context.setOffline(false);
      }
      await page.getByRole("button", { name: "Confirm cancellation" }).click();
      await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
      await expect(page.getByText("We've emailed a receipt to nadia@test.example.")).toBeVisible();
      expect((await venue.bookings())[0]).toMatchObject({ status: "cancelled" });
      await expect(page.getByRole("link", { name: "Book another time" })).toHaveAttribute(
        "href",
        `/booking?providerId=${venue.listingId}`,
      );
    });
  });
}

test("less than 1 hour before the start, a customer can only call the provider", async ({ page }) => {
  const venue = await aVenue();
  const quarter = 900_000;
  const start = new Date(Math.ceil((Date.now() + 60_000) / quarter) * quarter);
  await venue.open(start.toISOString(), new Date(start.getTime() + 4 * quarter).toISOString());
  const secret = await bookDirectly(venue, start.toISOString());
  await page.goto(`/booking/manage/${secret}`);
  await expect(
    page.getByText("It starts in less than 1 hour, so it can't be changed online. Please call the provider."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: `Call ${venue.name}` })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("link", { name: "Move" })).toHaveCount(0);
  await page.goto(`/booking/manage/${secret}/move`);
  await expect(page).toHaveURL(`/booking/manage/${secret}`);
});

test("after the visit, a customer posts a review with stars and text", async ({ page, browser, baseURL }) => {
  const secretFile = join(process.env.E2E_DATA_DIR ?? "/nowhere", "app-secret");
  const host = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await host.goto("/auth/sign-in");
  await host.getByRole("button", { name: "Demo host: Amara Okafor" }).click();
  await expect(host).toHaveURL("/");
  const { kindredProvider } = await (await host.request.get("/api/session")).json();
  const query = `kindredProviderId=${kindredProvider.id}&status=completed&limit=200`;
  const visits: { id: string }[] = await (await host.request.get(`/api/providerCalendar/bookings?${query}`)).json();
  const appSecret = readFileSync(secretFile);
  const proof = (id: string) => createHmac("sha256", appSecret).update(`booking:${id}:1`).digest("base64url");
  let secret = "";
  for (const { id } of visits) {
    const answer = await host.request.get(`/api/bookings/${id}${proof(id)}/review`);
    if (answer.ok() && (await answer.json()).canReview) secret = `${id}${proof(id)}`;
    if (secret) break;
  }
  expect(secret).not.toBe("");
  await page.goto(`/booking/manage/${secret}`);
  await expect(page.getByRole("heading", { name: "How was your visit?" })).toBeVisible();
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Choose 1 to 5 stars")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check();
  await expect(page.getByText("4 of 5")).toBeVisible();
  const words = `Neat work ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Your review").fill(words);
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your review" })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
});

test("closing the cancel dialog after a lost response shows that the booking is cancelled", async ({ page }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await page.goto(`/booking/manage/${await bookDirectly(venue, soon("10:00"))}?step=cancel`);
  await page.route("**/booking/manage/**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Confirm cancellation" }).click();
  await expect(page.getByText("we don't know if your booking is cancelled")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
});

test("/booking/find gives the same answer for every valid email address", async ({ page }) => {
  for (const email of [`nobody-${randomUUID()}@test.example`, "nadia@test.example"]) {
    await page.goto("/booking/find");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my links" }).click();
    await expect(page.getByText("If we have bookings for this address, we've emailed you their links.")).toBeVisible();
  }
  await page.goto("/booking/find");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send my links" }).click();
  await expect(page.getByText("Enter a valid email address")).toBeVisible();
  expect((await page.goto("/booking/manage/nothing"))?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "Find your booking" })).toBeVisible();
});
