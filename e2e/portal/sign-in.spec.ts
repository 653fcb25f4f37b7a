import { expect, type Page, test, thorough } from "../journey.ts";
import { newEmail, portal, signInDirectly } from "./hosts.ts";

const sessionUser = async (page: Page) => (await (await page.request.get("/api/session")).json()).user;

test("a person signs in and out, cancels a sign-in, and signs in as a demo user", async ({
  page,
  context,
  baseURL,
}) => {
  await test.step("sign-in leads to returnTo; after sign-out the old session cookie is invalid", async () => {
    await page.goto("/auth/sign-in?returnTo=%2Fdownloadapp%3Ffrom%3Dsign-in");
    await expect(page.getByRole("heading", { name: "Demo sign-in" })).toBeVisible();
    await page.getByLabel("Email").fill("e2e-sign-in@test.example");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Borg");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page).toHaveURL("/downloadapp?from=sign-in");
    expect(await sessionUser(page)).toMatchObject({ email: "e2e-sign-in@test.example", firstName: "Ada" });

    const [cookie] = (await context.cookies()).filter(({ name }) => name === "sid");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const signedOut = await page.request.post("/auth/sign-out", {
      form: { returnTo: "/downloadapp" },
      headers: { origin: new URL(baseURL ?? "").origin },
      maxRedirects: 0,
    });
    expect([signedOut.status(), signedOut.headers().location]).toEqual([303, "/downloadapp"]);
    expect(await sessionUser(page)).toBeNull();
    await context.addCookies([{ name: "sid", value: cookie?.value ?? "", url: baseURL ?? "" }]);
    expect(await sessionUser(page)).toBeNull();
    await context.clearCookies();
  });

  await test.step("a cancelled sign-in shows a message and a link to try again", async () => {
    await page.goto("/auth/sign-in?returnTo=%2Fdownloadapp");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "You're not signed in" })).toBeVisible();
    await expect(page.getByText("You cancelled the sign-in.")).toBeVisible();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Demo sign-in" })).toBeVisible();
  });

  await test.step("one click signs in as a demo user", async () => {
    await page.goto("/auth/sign-in");
    await page.getByRole("button", { name: "Demo host: Amara Okafor" }).click();
    await expect(page).toHaveURL("/");
    expect(await sessionUser(page)).toMatchObject({ email: "host@demo.kindred.example", isModerator: false });
  });
});

test("registering again in a second tab leads to the dashboard", { tag: thorough }, async ({ page, context }) => {
  await signInDirectly(page, newEmail("two-tabs"));
  await page.goto(`${portal}?tab=calendar`);
  await expect(page.getByText("Access Required")).toBeVisible();
  await expect(page.getByText("Please complete your provider registration to access the calendar.")).toBeVisible();
  const second = await context.newPage();
  await second.goto(portal);
  await expect(second.getByText("Access Required")).toHaveCount(0);
  for (const tab of [page, second]) {
    await tab.getByLabel("Year", { exact: true }).selectOption("1988");
    await tab.getByLabel("Month", { exact: true }).selectOption("2");
    await tab.getByLabel("Day", { exact: true }).selectOption("3");
    await tab.getByRole("checkbox", { name: /I agree to the/ }).check();
  }
  const sent = page.waitForRequest("**/api/kindredProviders?hostCountry=MT");
  await page.getByRole("button", { name: "Create account" }).click();
  const { id: user_id, email } = await sessionUser(page);
  expect((await sent).postDataJSON()).toEqual({
    user_id,
    first_name: "Ada",
    last_name: "Borg",
    date_of_birth: "1988-02-03",
    email,
    agreed_to_terms: true,
    terms_accepted_at: expect.any(String),
  });
  await expect(page.getByRole("heading", { name: "Welcome, Ada" })).toBeVisible();
  await second.getByRole("button", { name: "Create account" }).click();
  await expect(second.getByText("You already have a provider account.")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Welcome, Ada" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a demo user can sign in", { tag: thorough }, async ({ page }) => {
    await page.goto("/auth/sign-in?returnTo=%2F");
    await page.getByRole("button", { name: "Demo moderator: Marija Vella" }).click();
    await expect(page).toHaveURL("/");
    expect(await sessionUser(page)).toMatchObject({ isModerator: true });
  });
});
