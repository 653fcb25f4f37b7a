import { expect, test } from "../journey.ts";
import { expectAccessible, expectFits, expectFitsAndAccessible } from "../public/page-checks.ts";
import { becomeHost, type Caller, continueAs, createAccount, makeService, newEmail, portal, send } from "./hosts.ts";

type Role = "owner" | "manager" | "staff";

/** The path of a new invitation to the caller's host. */
async function invite(owner: Caller, role: Role): Promise<string> {
  const { hosts } = await (await owner.request.get("/api/session")).json();
  const { data } = await send(owner, "POST", `/api/hosts/${hosts[0].id}/invitations`, { role });
  return new URL(data.url).pathname;
}

test("an invited person joins by the link; staff see only their calendar and bookings; hosts are switched in the account menu", async ({
  page,
  request,
}) => {
  const owner = { request };
  await becomeHost(owner, "owner");
  const service = await makeService(owner, "Owner's Braids");
  const link = await invite(owner, "staff");
  const email = newEmail("staff");

  await test.step("signed out, the page says who invites, as what and until when", async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
    await expect(page.getByRole("heading", { name: "Join Ada Borg" })).toBeVisible();
    await expect(page.getByText("invites you to manage your own calendar and its bookings")).toBeVisible();
    await expectFitsAndAccessible(page, link);
    await page.getByRole("link", { name: "Sign in to join" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL(link);
    await expect(page.getByText(`You're signed in as ${email}.`)).toBeVisible();
  });

  await test.step("a lost connection keeps the page; joining opens the host's calendar", async () => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Join the team" }).click();
    await expect(page.getByText("We couldn't reach the server. Please check your connection.")).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Join the team" }).press("Enter");
    await expect(page.getByText("Welcome to the team!")).toBeVisible();
    await expect(page).toHaveURL(`${portal}?tab=calendar`);
  });

  await test.step("staff have two tabs, and direct addresses are refused calmly", async () => {
    const tabs = page.getByRole("navigation", { name: "Provider Portal" });
    await expect(tabs.getByRole("link")).toHaveText(["Calendar", "Bookings"]);
    await tabs.getByRole("link", { name: "Bookings" }).click();
    await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Export/ })).toHaveCount(0);
    await expectFitsAndAccessible(page, `${portal}?tab=bookings`);
    await expectFitsAndAccessible(page, `${portal}?tab=listings`);
    await expect(page.getByRole("heading", { name: "This is for owners and managers" })).toBeVisible();
    await page.goto("/services/new");
    await expect(page.getByText("Only owners and managers can do that.")).toBeVisible();
    expect((await page.goto(`/services/${service}`))?.status()).toBe(403);
  });

  await test.step("a used, a changed and a member's link say what to do", async () => {
    expect((await page.goto(link))?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: "This invitation has ended" })).toBeVisible();
    expect((await page.goto(`${link}x`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "We can't find this invitation" })).toBeVisible();
    await page.goto(await invite(owner, "staff"));
    await page.getByRole("button", { name: "Go to the Provider Portal" }).click();
    await expect(page).toHaveURL(`${portal}?tab=calendar`);
  });

  await test.step("they become a host themselves and switch between the two hosts", async () => {
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Become a host" }).click();
    await expect(page.getByRole("heading", { name: "Create Your Provider Account" })).toBeVisible();
    await createAccount(page, email);
    await page.goto(portal);
    await expect(page.getByRole("heading", { name: "Your listings" })).toBeVisible();
    await page.getByRole("button", { name: "Account menu" }).press("Enter");
    const hosts = page.getByRole("menuitemradio");
    await expect(hosts).toHaveText(["Ada Borg", "Ada Borg"]);
    await expect(hosts.nth(1)).toBeChecked();
    await expectFits(page);
    await expectAccessible(page);
    await hosts.first().press("Enter");
    await expect(page.getByText("You've switched hosts.")).toBeVisible();
    await expect(page.getByText("You're working for Ada Borg.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Listings" })).toHaveCount(0);
  });
});
