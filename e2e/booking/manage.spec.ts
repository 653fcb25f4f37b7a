import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, thorough, waitForHydration } from "../journey.ts";
import { signInDirectly } from "../portal/hosts.ts";
import { readPage } from "../public/page-checks.ts";
import { aVenue, bookDirectly, malta, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

// The tests share a venue, so each test uses a different day.
let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue();
  for (const days of [2, 3, 4, 5]) await venue.open(soon("09:00", days), soon("13:00", days));
});

const bookingAt = async (startTime: string) =>
  (await venue.bookings()).find((booking) => booking.startTime === startTime);

test("a customer moves a booking; opening links changes nothing, and a time that was just booked is refused", async ({
  page,
}) => {
  const secret = await bookDirectly(venue, soon("10:00"));
  for (const path of ["", "/move", `/move?startTime=${soon("12:00")}`, "?step=cancel"])
    await page.request.get(`/booking/manage/${secret}${path}`);
  expect(await bookingAt(soon("10:00"))).toMatchObject({ status: "confirmed" });

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
  expect(await bookingAt(soon("12:00"))).toMatchObject({ status: "confirmed" });
  expect(await bookingAt(soon("10:00"))).toBeUndefined();

  await test.step("moving to a time that was just booked shows an error and other times", async () => {
    await page.goto(`/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("10:00"))}`);
    await bookDirectly(venue, soon("10:00"));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("button", { name: "Move booking" }).last().click();
    await expect(page.getByText("that time has just been booked.")).toBeInViewport();
    await expect(page.getByRole("link", { name: new RegExp(malta(soon("11:00"))) }).first()).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // `data-rights.spec.ts` also cancels without JavaScript.
    const tag = javaScriptEnabled ? [] : thorough;
    test("cancelling takes two steps, and the page says that a receipt was emailed", { tag }, async ({
      page,
      context,
    }) => {
      const start = soon("10:00", javaScriptEnabled ? 3 : 4);
      const secret = await bookDirectly(venue, start, "nadia@test.example");
      await page.goto(`/booking/manage/${secret}`);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("link", { name: "Cancel", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Cancel this booking?" })).toBeVisible();
      expect(await bookingAt(start)).toMatchObject({ status: "confirmed" });
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
      await expect(page.getByText("We've emailed a confirmation to nadia@test.example.")).toBeVisible();
      expect(await bookingAt(start)).toMatchObject({ status: "cancelled" });
      await expect(page.getByRole("link", { name: "Book another time" })).toHaveAttribute(
        "href",
        `/booking?providerId=${venue.listingId}`,
      );
      if (!javaScriptEnabled) return;
      await test.step("closing the cancel dialog after a lost response shows that the booking is cancelled", async () => {
        await page.goto(`/booking/manage/${await bookDirectly(venue, soon("12:00", 3))}?step=cancel`);
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
    });
  });
}

test("less than 1 hour before the start, a customer can only call the provider", async ({ page, request }) => {
  const quarter = 900_000;
  const next = (from: number) => new Date(Math.ceil(from / quarter) * quarter).toISOString();
  const [near, later] = [next(Date.now() + 60_000), next(Date.now() + 4_500_000)];
  await venue.open(near, new Date(Date.parse(later) + 4 * quarter).toISOString());
  const tooLate = "This booking starts in less than 1 hour, so it can't be changed online. Please call the provider.";
  await page.clock.install();
  await test.step("cancelling is disabled as soon as less than 1 hour is left", async () => {
    await page.goto(`/booking/manage/${await bookDirectly(venue, later)}?step=cancel`);
    const confirm = page.getByRole("button", { name: "Confirm cancellation" });
    await expect(confirm).toBeEnabled();
    await page.clock.fastForward(Date.parse(later) - 3_600_000 - Date.now() + 1_000);
    await expect(confirm).toBeDisabled();
    await expect(page.getByRole("alertdialog").getByText(tooLate)).toBeVisible();
    await expect(page.getByRole("alertdialog").getByRole("link", { name: /^\+356/ })).toBeVisible();
  });

  await test.step("the page of a booking that starts soon shows the phone number and no Move", async () => {
    const secret = await bookDirectly(venue, near);
    await page.goto(`/booking/manage/${secret}`);
    await expect(page.getByText(tooLate)).toBeVisible();
    await expect(page.getByRole("link", { name: /^\+356/ })).toHaveAttribute("href", "tel:+35621223344");
    await expect(page.getByRole("link", { name: `Call ${venue.name}` })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("link", { name: "Move" })).toHaveCount(0);
    const move = await request.get(`/booking/manage/${secret}/move`);
    expect(new URL(move.url()).pathname).toBe(`/booking/manage/${secret}`);
  });
});

test("after the visit, a customer posts a review with stars and text", async ({ page, request }) => {
  const secretFile = join(process.env.E2E_DATA_DIR ?? "/nowhere", "app-secret");
  await signInDirectly({ request }, "host@demo.kindred.example", { firstName: "Amara", lastName: "Okafor" });
  const { kindredProvider } = await (await request.get("/api/session")).json();
  const query = `kindredProviderId=${kindredProvider.id}&status=completed&limit=200`;
  const visits: { id: string }[] = await (await request.get(`/api/providerCalendar/bookings?${query}`)).json();
  const appSecret = readFileSync(secretFile);
  const proof = (id: string) => createHmac("sha256", appSecret).update(`booking:${id}:1`).digest("base64url");
  let secret = "";
  for (const { id } of visits) {
    const answer = await request.get(`/api/bookings/${id}${proof(id)}/review`);
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

test("/booking/find gives the same answer for every valid email address", async ({ page, request }) => {
  for (const email of ["nobody", `nobody-${randomUUID()}@test.example`, "nadia@test.example"]) {
    await page.goto("/booking/find");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my links" }).click();
    const answer = email.includes("@")
      ? "If we have bookings for this address, we've emailed you the links."
      : "Enter a valid email address";
    await expect(page.getByText(answer)).toBeVisible();
  }
  const unknown = await readPage(request, "/booking/manage/nothing");
  expect(unknown.status).toBe(404);
  expect(unknown.html).toMatch(/<a [^>]*href="\/booking\/find"[^>]*>(?:<[^>]+>)*Find your booking/);
});
