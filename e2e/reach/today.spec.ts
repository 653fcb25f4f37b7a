import { aVenue, bookDirectly, malta, soon } from "../booking/venue.ts";
import { expect, test } from "../journey.ts";
import { adoptSession, portal, send } from "../portal/hosts.ts";
import { expectAccessible, expectFits, expectStateAccessible } from "../public/page-checks.ts";

test.use({
  viewport: { width: 390, height: 844 },
  userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
});

test("on a phone the portal opens Today, and a host reminds tomorrow's customers in WhatsApp", async ({
  page,
  context,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00", 1), soon("13:00", 1));
  const secret = await bookDirectly(venue, soon("10:00", 1));
  await send(venue.host, "POST", `/api/bookings/${secret}/move`, { startTime: soon("11:00", 1) });
  await adoptSession(context, venue.host);
  // The link opens a page that cannot be reached in a test.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto(portal);
  await expect(page.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("0 of 1 sent")).toBeVisible();
  await expectAccessible(page);

  const newTime = await page.getByRole("link", { name: /^Send new time to / }).getAttribute("href");
  expect(new URL(newTime ?? "").searchParams.get("text")).toContain(`has a new time: Cornrows, `);
  expect(newTime).toContain(encodeURIComponent(malta(soon("11:00", 1))));

  const remind = page.getByRole("link", { name: /^Remind / });
  const text = new URL((await remind.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(/^Hi .+, a reminder of your booking at .+: Cornrows, .+\/booking\/manage\//);
  const opened = context.waitForEvent("page");
  await remind.click();
  await (await opened).close();
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Sent \d\d:\d\d$/)).toBeVisible();
  await expectFits(page);

  await test.step("somebody without an email address gets an offer in WhatsApp with one tap", async () => {
    await send(venue.host, "POST", "/api/waitingList", {
      kindredProviderId: venue.hostId,
      serviceItems: venue.itemIds,
      days: [soon("12:00", 1).slice(0, 10)],
      partsOfDay: ["morning", "afternoon"],
      customerName: "Abena Mensah",
      customerPhone: "9911 2233",
    });
    await page.getByRole("link", { name: "Bookings", exact: true }).click();
    await page.getByRole("button", { name: "Message", exact: true }).first().click();
    const texts = page.getByRole("dialog", { name: "Nadia Fenech Osei" }).getByRole("link");
    await expect(texts).toContainText(["Change", "Confirmation", "Reminder", "Directions", "Write your own"]);
    await expect(texts.first()).toHaveAttribute("href", /^https:\/\/wa\.me\/35679000188\?text=.*has\+a\+new\+time/);
    await expectStateAccessible(page);
    await page.keyboard.press("Escape");
    const chat = context.waitForEvent("page");
    await page.getByRole("button", { name: /^Offer .* on WhatsApp$/ }).click();
    await (await chat).waitForURL(/wa\.me\/35699112233\?text=Hi\+Abena.*booking%2Fwaiting/);
    await (await chat).close();
    await expect(page.getByText(/^Offered: /)).toBeVisible();
  });

  await page.getByRole("link", { name: "Listings" }).click();
  await expect(page).toHaveURL(/tab=listings$/);
  await expect(page.getByRole("link", { name: "Listings" })).toHaveAttribute("aria-current", "page");
});
