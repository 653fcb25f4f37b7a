import { expect, test } from "../journey.ts";
import { becomeHost, portal } from "../portal/hosts.ts";
import { expectFitsAndAccessible, expectStateAccessible } from "../public/page-checks.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a host is told why a calendar cannot be read, makes a key and a webhook, and revokes the key", async ({
  page,
  playwright,
  baseURL,
}) => {
  await becomeHost(page, "connections");
  await expectFitsAndAccessible(page, `${portal}?tab=settings&section=connections`);
  await expect(page.getByRole("heading", { name: "Calendars we read" })).toBeVisible();
  await page.getByLabel("Private calendar address").fill("http://10.0.0.8/private.ics");
  await page.getByRole("button", { name: "Add calendar" }).click();
  await expect(page.getByText("We can only read calendars on the public internet.")).toBeVisible();

  await page.getByRole("button", { name: "New key" }).click();
  await page.getByLabel("What is it for?").fill("Till");
  await page.getByRole("button", { name: "Make key" }).click();
  const key = await page.getByLabel("Your key").inputValue();
  await expectStateAccessible(page);
  // A program has no cookies.
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const { kindredProvider } = await (await page.request.get("/api/session")).json();
  const bookings = () => program.get(`/api/providerCalendar/bookings?kindredProviderId=${kindredProvider.id}`);
  expect((await bookings()).status()).toBe(200);
  await page.getByRole("button", { name: "I've copied it" }).click();
  await expect(page.getByLabel("Your key")).toHaveCount(0);

  await page.getByRole("button", { name: "Add address" }).click();
  await page.getByLabel("Address of your system").fill("https://till.example/kindred");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect(await page.getByLabel("Secret", { exact: true }).inputValue()).toMatch(/^whsec_/);
  await page.getByText("Last deliveries").click();
  await expect(page.getByText("Nothing was sent yet.")).toBeVisible();
  await expectStateAccessible(page);

  await page.getByRole("button", { name: "Revoke Till" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(/^Revoked /)).toBeVisible();
  expect((await bookings()).status()).toBe(401);
  await program.dispose();
});
