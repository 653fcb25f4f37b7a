import { expect, type Locator, test, thorough } from "../journey.ts";
import { expectFitsAndAccessible } from "../public/page-checks.ts";
import { continueAs, newEmail, portal } from "./hosts.ts";
import { photo } from "./pictures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const mostTaps = 25;
const mostMinutes = 5;

test("a new host has a bookable week after at most 25 taps and 5 minutes from signing in", async ({ page }) => {
  const startedAt = Date.now();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  /** One tap opens the list or the gallery, and one chooses. */
  const choose = async (chosen: Promise<unknown>) => {
    taps += 2;
    await chosen;
  };
  await page.goto(portal);
  await tap(page.getByRole("link", { name: "Sign in with Google" }));
  taps += 1;
  await continueAs(page, newEmail("first-week"));
  await choose(page.getByLabel("Day", { exact: true }).selectOption("17"));
  await choose(page.getByLabel("Month", { exact: true }).selectOption("5"));
  await choose(page.getByLabel("Year", { exact: true }).selectOption("1988"));
  await tap(page.getByRole("checkbox", { name: /I agree to the/ }));
  await tap(page.getByRole("button", { name: "Create account" }));
  await expect(page.getByRole("heading", { name: "When are you open?" })).toBeVisible();
  await tap(page.getByRole("button", { name: "Save hours" }));
  await expect(page.getByText("Opening hours saved.")).toBeVisible();
  await tap(page.getByRole("link", { name: "List your service or event" }));
  await tap(page.getByRole("button", { name: /List a Service/ }));
  await tap(page.getByRole("link", { name: "Beauty and Fashion" }));
  await page.getByLabel("Name").fill("Ada's Braids");
  await page.getByLabel("Description").fill("Braids and locs, done gently and on time.");
  await tap(page.getByRole("radio", { name: /^Sub-Saharan Africa/ }));
  await tap(page.getByRole("group", { name: "Subcategories" }).getByRole("button").first());
  await page.getByLabel("Address").fill("12 Triq il-Kbira, Birkirkara");
  await page.getByLabel("City").fill("birkirk");
  await tap(page.getByRole("option", { name: /BIRKIRKARA/i }).first());
  await page.getByLabel("Phone").fill("2122 3344");
  await choose(page.getByLabel("Logo", { exact: true }).setInputFiles(await photo("logo.jpg", "#17603f")));
  await expect(page.getByRole("button", { name: "Remove logo.jpg" })).toBeVisible();
  await expect(page.getByText("Uploading")).toBeHidden();
  await expect(page.getByText("Preparing the picture")).toBeHidden();
  await tap(page.getByRole("button", { name: "Submit listing" }));
  await tap(page.getByRole("dialog").getByRole("link", { name: "Add service items" }));
  await tap(page.getByRole("button", { name: "Add item" }));
  const dialog = page.getByRole("dialog", { name: "Add item" });
  await dialog.getByLabel("Name").fill("Cornrows");
  await dialog.getByLabel(/Price/).fill("40");
  await dialog.getByLabel(/Minutes/).fill("75");
  await tap(dialog.getByRole("button", { name: "Save item" }));
  await expect(page.getByText("Item added successfully!")).toBeVisible();

  const { kindredProvider } = await (await page.request.get("/api/session")).json();
  const items = await (await page.request.get(`/api/serviceItems?kindredProviderId=${kindredProvider.id}`)).json();
  const now = Date.now();
  const query = new URLSearchParams({
    kindredProviderId: kindredProvider.id,
    serviceItemId: items[0].id,
    startTime: new Date(now).toISOString(),
    endTime: new Date(now + 7 * 86_400_000).toISOString(),
  });
  const starts: { start_time: string }[] = await (
    await page.request.get(`/api/providerCalendar/slots?${query}`)
  ).json();
  const days = new Set(starts.map(({ start_time }) => start_time.slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(4);
  expect(taps).toBeLessThanOrEqual(mostTaps);
  expect(Date.now() - startedAt).toBeLessThan(mostMinutes * 60_000);
});

test("the screen for a new host's hours fits and can be skipped", { tag: thorough }, async ({ page }) => {
  await page.goto(portal);
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, newEmail("skips"));
  await page.getByLabel("Day", { exact: true }).selectOption("17");
  await page.getByLabel("Month", { exact: true }).selectOption("5");
  await page.getByLabel("Year", { exact: true }).selectOption("1988");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("link", { name: "Skip for now" })).toBeVisible();
  await expectFitsAndAccessible(page, null);
  await page.getByRole("link", { name: "Skip for now" }).click();
  await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
});
