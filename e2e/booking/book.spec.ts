import { expect, type Page, test, waitForHydration } from "../journey.ts";
import { expectFits, expectStateAccessible, readPage } from "../public/page-checks.ts";
import { aVenue, braids, malta, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

// The tests share a venue, so each test books and views different hours.
let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue([
    braids,
    { name: "Locs", price: 55, durationMinutes: 90 },
    { name: "Short trim", price: 15, durationMinutes: 15 },
    { name: "Long braids", price: 95, durationMinutes: 120 },
    { name: "Not chosen", price: 5, durationMinutes: null },
  ]);
  await venue.open(soon("07:00"), soon("14:00"));
  await venue.open(soon("16:00"), soon("17:00"));
});

async function expectBooked(page: Page, name: string, startTime: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  await expect(page.getByText(`See you soon, ${name}.`)).toBeVisible();
  const [booking, ...more] = (await venue.bookings()).filter((each) => each.customerName === name);
  expect(more).toEqual([]);
  expect(booking).toMatchObject({ startTime, customerName: name, status: "confirmed" });
  await expect(page.getByText(booking?.id ?? "", { exact: true })).toBeVisible();
}

test("a customer books on a phone with four taps and two fields", async ({ page }) => {
  await page.goto(`/booking?providerId=${venue.listingId}`);
  let taps = 0;
  const tap = async (target: ReturnType<Page["locator"]>) => {
    taps++;
    await target.click();
  };
  await expect(page.getByText("New on Kindred").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" }).last()).toBeDisabled();
  await tap(page.getByRole("checkbox", { name: /Cornrows/ }));
  // The page asks this only if several calendars take bookings.
  await expect(page.getByText("With", { exact: true })).toHaveCount(0);
  await tap(page.getByRole("button", { name: "Continue" }).last());
  await expect(page.getByRole("heading", { name: "Select time" })).toBeVisible();
  await expect(page.getByText(/^Cornrows.*, .*€40\.00$/).filter({ visible: true })).toBeVisible();
  await tap(page.getByRole("link", { name: malta(soon("10:00")), exact: true }));
  await expect(page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  const confirm = page.getByRole("button", { name: "Confirm", exact: true }).last();
  const start = `/booking?providerId=${venue.listingId}`;
  await expect(page.getByRole("link", { name: "Close" })).toHaveAttribute("href", start);
  await expect(confirm).toBeDisabled();
  await page.getByLabel("Name").fill("Nadia Fenech Osei");
  await expect(confirm).toBeDisabled();
  await page.getByLabel("Phone number").fill("7900 0188");
  await expect(confirm).toBeEnabled();
  await page.getByLabel("Name").fill("");
  await expect(confirm).toBeDisabled();
  await page.getByLabel("Name").fill("Nadia Fenech Osei");
  await tap(confirm);
  await expectBooked(page, "Nadia Fenech Osei", soon("10:00"));
  expect(taps).toBe(4);

  await expect(page.getByRole("link", { name: "Google Calendar" })).toHaveAttribute(
    "href",
    new RegExp(`dates=${soon("10:00").slice(0, 19).replace(/[-:]/g, "")}Z`),
  );
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "",
  );
  expect(await file.text()).toContain(`DTSTART:${soon("10:00").slice(0, 19).replace(/[-:]/g, "")}Z`);
  await expect(page.getByRole("link", { name: "Close" })).toHaveAttribute(
    "href",
    `/booking?providerId=${venue.listingId}`,
  );
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL(`/booking?providerId=${venue.listingId}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/booking\/select-time\?/);
});

test("a reload and a shared link open the same booking step; the link has no personal data", async ({
  page,
  request,
}) => {
  // While the time is held for this browser, the shared link would say that it is taken.
  await page.route("**/api/holds", (route) => route.abort());
  await page.goto(`/booking?providerId=${venue.listingId}`);
  await page.getByRole("checkbox", { name: /Cornrows/ }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /Cornrows/ })).toBeChecked();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Continue" }).last().click();
  await page.getByRole("link", { name: malta(soon("12:00")), exact: true }).click();
  await expect(page.getByLabel("Name")).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel("Name").fill("Nadia Osei");
  expect(page.url()).not.toContain("Nadia");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Select time" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" }).last()).toBeVisible();
  await page.getByRole("link", { name: malta(soon("12:30")), exact: true }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
  const shared = await readPage(request, page.url());
  expect(shared.words).toContain(`${malta(soon("12:30"))} – ${malta(soon("13:30"))}`);
  expect(shared.html).toMatch(/<input [^>]*name="customerName"/);
  expect(shared.html).not.toContain("Nadia");
});

test("without a chosen service, asks for one and says which is too long for the slot", async ({ page }) => {
  const services = await readPage(page.request, `/booking?providerId=${venue.listingId}`);
  expect(services.words).toContain("Duration not specified");
  await page.goto(`/booking/select-time?providerId=${venue.listingId}`);
  await page.getByRole("link", { name: malta(soon("16:45")), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Select service" });
  await expect(dialog.getByRole("radio", { name: /Long braids/ })).toBeDisabled();
  await expect(dialog.getByText("Takes 2 h, too long for this slot")).toBeVisible();
  await dialog.getByRole("button", { name: "Confirm booking" }).click();
  await expect(dialog.getByText("Please select a service to continue.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: malta(soon("16:00")), exact: true }).click();
  await dialog.getByRole("radio", { name: /Short trim/ }).check();
  await dialog.getByRole("button", { name: "Confirm booking" }).click();
  await expect(page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  await expect(page.getByText("(15 min)")).toBeVisible();
});

test("several services are one visit; they are added and removed on the review step without losing what was typed", async ({
  page,
}) => {
  const salon = await aVenue([
    { name: "Short trim", price: 15, durationMinutes: 15 },
    { name: "Long braids", price: 95, durationMinutes: 120 },
  ]);
  await salon.open(soon("07:00"), soon("10:00"));
  await salon.open(soon("16:00"), soon("17:00"));
  await page.goto(`/booking?providerId=${salon.listingId}`);
  await page.getByRole("checkbox", { name: /Short trim/ }).check();
  await page.getByRole("checkbox", { name: /Long braids/ }).check();
  await page.getByRole("button", { name: "Continue" }).last().click();
  // A trim would still fit, but not both.
  await expect(page.getByRole("link", { name: malta(soon("16:45")), exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: malta(soon("07:00")), exact: true }).click();
  await expect(page.getByText("(2 h 15 min)")).toBeVisible();
  await page.getByLabel("Name").fill("Nadia Twice");
  await page.getByLabel("Phone number").fill("7900 0188");
  await page.getByRole("button", { name: "Remove Short trim" }).click();
  await expect(page.getByText("(2 h)")).toBeVisible();
  await page.getByText("Add another service").click();
  await page.getByRole("button", { name: "Add Short trim" }).click();
  await expect(page.getByText("(2 h 15 min)")).toBeVisible();
  await expectFits(page);
  await expectStateAccessible(page);
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Twice");
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  const ticket = page.getByRole("main");
  await expect(ticket).toContainText("Long braids");
  await expect(ticket).toContainText("Short trim");
  await expect(ticket).toContainText("2 h 15 min");
});

test("a booking can be completed with the keyboard only", async ({ page }) => {
  await page.goto(`/booking?providerId=${venue.listingId}`);
  const tabTo = async (target: ReturnType<Page["locator"]>) => {
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("Tab did not reach the element");
  };
  await tabTo(page.getByRole("checkbox", { name: /Cornrows/ }));
  await page.keyboard.press("Space");
  await tabTo(page.getByRole("button", { name: "Continue" }).last());
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("link", { name: malta(soon("07:00")), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  await tabTo(page.getByLabel("Name"));
  await page.keyboard.type("Nadia Keys");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Country code")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("79000188");
  await page.keyboard.press("Enter");
  await expectBooked(page, "Nadia Keys", soon("07:00"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a booking can be completed, and the server reports missing and invalid fields", async ({ page }) => {
    await page.goto(`/booking?providerId=${venue.listingId}`);
    await page.getByRole("button", { name: "Continue" }).last().click();
    const [shown, needed] = await page.getByLabel("Month").evaluate((month) => {
      const copy = month.cloneNode(true) as HTMLElement;
      copy.style.inlineSize = "max-content";
      month.after(copy);
      const widths = [month.clientWidth, copy.clientWidth];
      copy.remove();
      return widths;
    });
    expect(shown).toBeGreaterThanOrEqual(needed ?? 0);
    await page.getByRole("link", { name: malta(soon("08:15")), exact: true }).click();
    await page.getByRole("radio", { name: /Locs/ }).check();
    await page.getByRole("button", { name: "Confirm booking" }).click();
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByText("Phone number is required")).toBeVisible();
    await page.getByLabel("Name").fill("Nadia Osei");
    await page.getByLabel("Phone number").fill("12");
    await page.getByLabel("Email").fill("nadia@");
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expect(page.getByText("Enter a valid email address")).toBeVisible();
    await page.getByLabel("Email").fill("");
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expect(page.getByText("Enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
    // The keyboard makes browsers fire `input` before `change`. `selectOption` does not.
    await page.getByLabel("Country code").press("ArrowDown");
    await expect(page.getByLabel("Country code")).not.toHaveValue("MT");
    await page.getByLabel("Country code").selectOption({ label: "United Kingdom \u2066+44\u2069" });
    await page.getByLabel("Phone number").fill("07911 123456");
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expectBooked(page, "Nadia Osei", soon("08:15"));
    const [booking] = (await venue.bookings()).filter(({ startTime }) => startTime === soon("08:15"));
    expect(booking).toMatchObject({ customerPhone: "+447911123456" });
  });
});
