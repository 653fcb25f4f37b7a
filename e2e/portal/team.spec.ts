import { expect, isThorough, test, thorough, waitForHydration } from "../journey.ts";
import { expectUsable, inBothLooks } from "../large-text.ts";
import { signInAsModerator } from "../moderation/people.ts";
import { expectFits, expectFitsAndAccessible, expectStateAccessible, readPage } from "../public/page-checks.ts";
import {
  becomeHost,
  type Caller,
  continueAs,
  createAccount,
  makeService,
  newEmail,
  portal,
  send,
  signInDirectly,
} from "./hosts.ts";

test.setTimeout(90_000);

type Role = "owner" | "manager" | "staff";

async function invite(owner: Caller, role: Role): Promise<string> {
  const { hosts } = await (await owner.request.get("/api/session")).json();
  const { data } = await send(owner, "POST", `/api/hosts/${hosts[0].id}/invitations`, { role });
  return new URL(data.url).pathname;
}

test("an invited person joins through the link; staff see only their own calendar and bookings; the account menu switches between hosts", async ({
  page,
  request,
}) => {
  const owner = { request };
  await becomeHost(owner, "owner");
  const service = await makeService(owner, "Owner's Braids");
  const link = await invite(owner, "staff");
  const email = newEmail("staff");

  await test.step("without a session, the page says who sent the invitation, for which role and until when it is valid", async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
    await expect(page.getByRole("heading", { name: "Join Ada Borg" })).toBeVisible();
    await expect(page.getByText("has invited you to join their team on Kindred")).toBeVisible();
    await expectFitsAndAccessible(page, null);
    await page.getByRole("link", { name: "Sign in to join" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL(link);
    await expect(page.getByText(`You're signed in as ${email}.`)).toBeVisible();
  });

  await test.step("a lost connection keeps the page; joining opens the host's calendar", async () => {
    await waitForHydration(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Join the team" }).click();
    await expect(page.getByText("We couldn't reach the server. Please check your connection.")).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Join the team" }).press("Enter");
    await expect(page.getByText("Welcome to the team!")).toBeVisible();
    await expect(page).toHaveURL(`${portal}?tab=calendar`);
  });

  await test.step("staff have all tabs but the listings, and other pages say that they are for owners and managers", async () => {
    const tabs = page.getByRole("navigation", { name: "Provider Portal" });
    await expect(tabs.getByRole("link")).toHaveText(["Today", "Calendar", "Bookings", "Insights", "Settings"]);
    await tabs.getByRole("link", { name: "Bookings" }).click();
    await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Export/ })).toHaveCount(0);
    await expectFitsAndAccessible(page, null, { isState: true });
    await expectFitsAndAccessible(page, `${portal}?tab=listings`, { isState: true });
    await expect(page.getByRole("heading", { name: "This is for owners and managers" })).toBeVisible();
    expect((await readPage(page.request, "/services/new")).words).toContain("Only owners and managers can do that.");
    expect((await page.request.get(`/services/${service}`)).status()).toBe(403);
  });

  await test.step("a used link, a changed link and a link opened by a member say what to do", async () => {
    const used = await readPage(page.request, link);
    expect([used.status, ...used.headings(1)]).toEqual([410, "This invitation is no longer valid"]);
    const changed = await readPage(page.request, `${link}x`);
    expect([changed.status, ...changed.headings(1)]).toEqual([404, "We can't find this invitation"]);
    await page.goto(await invite(owner, "staff"));
    await page.getByRole("button", { name: "Go to the Provider Portal" }).click();
    await expect(page).toHaveURL(`${portal}?tab=calendar`);
  });

  await test.step("the new member registers a host of their own and switches between the two", async () => {
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
    await expectStateAccessible(page);
    await hosts.first().press("Enter");
    await expect(page.getByText("You've switched hosts.")).toBeVisible();
    await expect(page.getByText("You're working for Ada Borg.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Listings" })).toHaveCount(0);
  });

  await test.step("staff can leave through the account menu", async () => {
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Leave Ada Borg" }).click();
    await expect(page).toHaveURL("/leave-host");
    await waitForHydration(page);
    await expectFitsAndAccessible(page, null, { isState: true });
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page.getByText("You've left the team.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your listings" })).toBeVisible();
  });
});

const team = `${portal}?tab=settings&section=team`;

test("an owner invites somebody, changes a role and calendars, and removes a member, who loses access", async ({
  page,
  browser,
}) => {
  await becomeHost(page, "owner");
  const kofi = await (await browser.newContext()).newPage();
  await signInDirectly(kofi, newEmail("kofi"), { firstName: "Kofi", lastName: "Mensah" });

  await test.step("the Settings tab leads to hours, team and connections", async () => {
    await page.goto(portal);
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("link", { name: "Open the calendar" })).toBeVisible();
    await page.getByRole("link", { name: "Connections" }).click();
    await expect(page.getByRole("heading", { name: "Calendars we read" })).toBeVisible();
    await page.getByRole("link", { name: "Team" }).click();
    await expect(page.getByRole("heading", { name: "Just you so far" })).toBeVisible();
    await expect(page.getByLabel("Role of Ada Borg")).toHaveCount(0);
  });

  await test.step("the typed address survives a reload and a lost connection; the link is created, copied and listed", async () => {
    await page.getByLabel("Email").fill("kofi@test.example");
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue("kofi@test.example");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Create link" }).click();
    await expect(page.getByText("We couldn't reach the server.")).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Create link" }).click();
    await expect(page.getByText("Invitation sent.")).toBeVisible();
    await expect(page.getByText("Staff link for kofi@test.example")).toBeVisible();
    await kofi.goto(await page.getByLabel("Invitation link").inputValue());
    await kofi.getByRole("button", { name: "Join the team" }).click();
    await expect(kofi.getByText("Welcome to the team!")).toBeVisible();
  });

  await test.step("a role is saved as soon as it is chosen", async () => {
    await page.goto(team);
    await page.getByLabel("Role of Kofi Mensah").selectOption("Manager");
    await expect(page.getByText("Role saved.")).toBeVisible();
    await kofi.goto(portal);
    await expect(kofi.getByRole("link", { name: "Settings" })).toBeVisible();
    await kofi.goto(team);
    await expect(kofi.getByLabel(/^Role of/)).toHaveCount(0);
    await expect(kofi.getByRole("radio", { name: "Owner" })).toHaveCount(0);
    await expectFitsAndAccessible(page, null);
    if (isThorough) await inBothLooks(page, expectUsable);
  });

  await test.step("the owner renames the host and marks it as a trader", async () => {
    await expect(kofi.getByRole("heading", { name: "Your business" })).toHaveCount(0);
    const business = page.locator("form").filter({ has: page.getByRole("heading", { name: "Your business" }) });
    await business.getByLabel("Business name").fill("Ada's Braids");
    await business.getByRole("checkbox", { name: /We act as a business/ }).check();
    await business.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.reload();
    await expect(business.getByLabel("Business name")).toHaveValue("Ada's Braids");
    await expect(business.getByRole("checkbox")).toBeChecked();
  });

  await test.step("calendars can be renamed, reordered and closed with the keyboard", async () => {
    await page.getByRole("link", { name: "Edit Kofi" }).press("Enter");
    await page.getByRole("dialog").getByLabel("Name").fill("Kofi's chair");
    await expectStateAccessible(page);
    await page.getByRole("checkbox", { name: /Takes bookings/ }).press("Space");
    await page.getByRole("button", { name: "Save calendar" }).press("Enter");
    await expect(page.getByText("Calendar saved.")).toBeVisible();
    await page.getByRole("button", { name: "Move Kofi's chair up" }).press("Enter");
    await expect(page.locator(".calendar-rows-row").first()).toContainText("Kofi's chair");
    await expect(page.locator(".calendar-rows-row").first()).toContainText("Not taking bookings");
    await page.getByRole("link", { name: "Edit Ada" }).click();
    await page.getByRole("checkbox", { name: /Takes bookings/ }).uncheck();
    await page.getByRole("button", { name: "Save calendar" }).click();
    await expect(page.getByText("At least one calendar must stay open for bookings.")).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  });

  await test.step("removing a member asks first, hands over their calendar and ends their access", async () => {
    await page.getByRole("button", { name: "More actions for Kofi Mensah" }).press("Enter");
    await page.getByRole("menuitem", { name: "Remove from the team" }).press("Enter");
    const question = page.getByRole("alertdialog");
    await question.getByLabel("Who takes over their calendar?").selectOption("Ada Borg");
    await expectStateAccessible(page);
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Member removed.")).toBeVisible();
    await expect(page.getByText("Ada, Kofi's chair").or(page.getByText("Kofi's chair, Ada"))).toBeVisible();
    await kofi.goto(portal);
    await expect(kofi.getByText("You're no longer part of Ada's Braids")).toBeVisible();
    await expect(kofi.getByRole("heading", { name: "Create Your Provider Account" })).toBeVisible();
  });

  await test.step("the audit trail tells moderators who did what in which host", async () => {
    const moderator = await (await browser.newContext()).newPage();
    await signInAsModerator(moderator, "/moderation/decisions");
    const ofKofi = moderator.locator(".trail > li").filter({ hasText: "Ada's Braids: Kofi Mensah" });
    await expect(ofKofi.filter({ hasText: "Removed from a host by Ada Borg" })).toBeVisible();
    await expect(ofKofi.filter({ hasText: "Role changed by Ada Borg" })).toContainText("Role: Manager");
    await expect(ofKofi.filter({ hasText: "Joined a host" })).toContainText("Role: Staff");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner changes a role, adds a calendar and revokes an invitation", { tag: thorough }, async ({
    page,
    browser,
  }) => {
    await becomeHost(page, "owner");
    const kofi = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signInDirectly(kofi, newEmail("kofi"), { firstName: "Kofi", lastName: "Mensah" });
    await kofi.goto(await invite(page, "staff"));
    await kofi.getByRole("button", { name: "Join the team" }).click();
    await expect(kofi.locator("noscript .note").first()).toHaveText("Welcome to the team!");
    await page.goto(team);
    const outcome = page.locator("noscript .note");
    await page.getByLabel("Role of Kofi Mensah", { exact: true }).selectOption("Manager");
    await page.getByRole("button", { name: "Save: Role of Kofi Mensah" }).click();
    await expect(outcome).toHaveText("Role saved.");
    await page.getByRole("link", { name: "Add calendar" }).click();
    await page.getByRole("button", { name: "Add calendar" }).click();
    await expect(page.getByText("This field is required")).toBeVisible();
    await page.getByRole("dialog").getByLabel("Name").fill("Second chair");
    await page.getByRole("button", { name: "Add calendar" }).click();
    await expect(outcome).toHaveText("Calendar added.");
    await page.getByRole("button", { name: "Create link" }).click();
    await expect(outcome).toHaveText("Invitation link created.");
    await page.getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("There are no open invitations.")).toBeVisible();
  });
});
