import { expect, test } from "../journey.ts";
import {
  becomeHost,
  type Caller,
  makeEvent,
  makeService,
  newEmail,
  portal,
  send,
  signInDirectly,
} from "../portal/hosts.ts";
import { readPage } from "../public/page-checks.ts";
import { mailTo, moderator, newVisitor, signInAsModerator } from "./people.ts";

test("a moderator approves, suspends and reinstates services; visitors and hosts see the outcome", async ({
  page: desk,
  playwright,
  baseURL,
  request: visitor,
}) => {
  const host = { request: await playwright.request.newContext({ baseURL: baseURL ?? "" }) };
  const email = await becomeHost(host, "reviewed");
  await signInDirectly(desk, ...moderator);

  await test.step("approving a service adds the badge to its public page and emails the host", async () => {
    const name = `Approved Braids ${Date.now()}`;
    const id = await makeService(host, name);
    expect((await readPage(visitor, `/providerPage?id=${id}`)).html).not.toMatch(/>\s*Verified\s*</);

    await desk.goto("/moderation");
    await desk.getByRole("searchbox", { name: "Search" }).fill(name);
    await desk.getByRole("button", { name: "Find" }).click();
    await desk.getByRole("link", { name }).click();
    await expect(desk.getByRole("heading", { name, level: 2 })).toBeVisible();
    await expect(desk.getByText(/^47 h 5\d min left,$/)).toBeVisible();
    await desk.getByRole("button", { name: "Approve" }).click();
    const contact = desk.getByLabel("The contact details work and belong to the host");
    await expect(contact).toHaveAccessibleDescription("Confirm this before you approve");
    await expect(contact).toBeFocused();
    await desk.getByLabel("The photos belong to the host").check();
    await desk.getByRole("button", { name: "Approve" }).click();
    await expect(desk.getByLabel("The photos belong to the host")).toHaveAccessibleDescription("");
    await expect(desk.getByLabel("The photos belong to the host")).toBeChecked();
    await expect(desk.getByRole("status").filter({ hasText: "Approved" })).toHaveCount(0);
    for (const check of await desk.getByRole("checkbox").all()) await check.check();
    await desk.getByRole("button", { name: "Approve" }).click();
    await expect(desk.getByRole("main").getByRole("status")).toHaveText("Approved. We've emailed the host.");
    await expect(desk.getByText("Approved by Marija Vella")).toBeVisible();

    await expect.poll(async () => (await readPage(visitor, `/providerPage?id=${id}`)).html).toMatch(/>\s*Verified\s*</);
    expect(await mailTo(desk, email, `Verified: ${name}`)).toContain("it now has the Verified badge.");
    await desk.goto("/moderation/decisions");
    await expect(desk.getByRole("listitem").filter({ hasText: name })).toContainText("Approved by Marija Vella");
  });

  await test.step("suspending a service hides it from visitors and tells its host why; reinstating restores it", async () => {
    const name = `Suspended Braids ${Date.now()}`;
    const id = await makeService(host, name);
    await desk.goto(`/moderation/services/${id}`);
    await desk.getByRole("button", { name: "Suspend" }).click();
    await expect(desk.getByRole("alert")).toHaveText("Please correct the highlighted fields.");
    await expect(desk.getByText("Choose a reason", { exact: true }).last()).toBeVisible();
    await desk.getByLabel("Reason for refusing").selectOption("photos");
    await desk.getByLabel("Refusal or suspension message").fill("The first one is from another page.");
    await desk.reload();
    await expect(desk.getByLabel("Reason for refusing")).toHaveValue("photos");
    await desk.getByRole("button", { name: "Suspend" }).click();
    const question = desk.getByRole("alertdialog", { name: `Suspend ${name}?` });
    await expect(question).toContainText(`at ${email} right away`);
    await expect(question).toContainText("Photos don't belong to the host");
    await question.getByRole("button", { name: "Go back" }).press("Enter");
    await expect(question).toHaveCount(0);
    await expect(desk.getByRole("button", { name: "Suspend" })).toBeFocused();
    await expect(desk.getByText("Suspended by")).toHaveCount(0);
    await desk.keyboard.press("Enter");
    await question.getByRole("button", { name: "Suspend" }).click();
    await expect(desk.getByRole("main").getByRole("status")).toHaveText(
      "Suspended. We've emailed the host the reason.",
    );

    for (const path of [`/providerPage?id=${id}`, `/providerPage/report?id=${id}`]) {
      const hidden = await readPage(visitor, path);
      expect([hidden.status, ...hidden.headings(1)]).toEqual([404, "Provider Not Found"]);
    }
    const reason = "The photos don't belong to you. The first one is from another page.";
    const cards = (await readPage(host.request, `${portal}?tab=listings`)).articles;
    const card = cards.find((words) => words.includes(name));
    expect(card).toContain("Suspended");
    expect(card).not.toContain("Published");
    expect(card).toContain(`Reason: ${reason}`);
    const shown = await readPage(host.request, `/services/${id}`);
    expect(shown.words).toContain(`Reason: ${reason}`);
    expect(shown.main).toMatch(/<a [^>]*href="\/contact"[^>]*>(?:<[^>]+>)*Contact Us/);
    const letter = await mailTo(desk, email, `Suspended: ${name}`);
    for (const part of ["The photos don't belong to you.", "The first one is from another page.", "object"])
      expect(letter).toContain(part);

    await desk.goto("/moderation/suspended");
    await desk.getByRole("link", { name }).click();
    await desk.getByRole("button", { name: "Reinstate" }).click();
    await expect(desk.getByRole("main").getByRole("status")).toHaveText("Reinstated. We've emailed the host.");
    expect((await visitor.get(`/providerPage?id=${id}`)).status()).toBe(200);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a moderator marks a service as Community Favorite and features an event", async ({ page: desk, request }) => {
    const host = { request };
    await becomeHost(host, "favorite");
    const service = await makeService(host, `Favorite Braids ${Date.now()}`);
    const event = await makeEvent(host, `Favorite Night ${Date.now()}`);
    await signInDirectly(desk, ...moderator);
    for (const [path, mark] of [
      [`/moderation/services/${service}`, "Mark as Community Favorite"],
      [`/moderation/events/${event}`, "Feature this event"],
    ] as const) {
      await desk.goto(path);
      for (const check of await desk.getByRole("checkbox").all()) await check.check();
      await desk.getByRole("button", { name: "Approve" }).click();
      await expect(desk.getByRole("main").getByRole("status")).toHaveText("Approved. We've emailed the host.");
      await desk.getByRole("button", { name: mark }).click();
      await expect(desk.getByText("Highlighted by Marija Vella")).toBeVisible();
    }
    for (const [path, badge] of [
      [`/providerPage?id=${service}`, "Community Favorite"],
      [`/events/${event}`, "Featured"],
    ] as const)
      await expect
        .poll(async () => (await readPage(host.request, path)).html)
        .toMatch(new RegExp(`>\\s*${badge}\\s*<`));
    await desk.getByLabel("Reason for suspending").selectOption("misleading");
    await desk.getByRole("button", { name: "Suspend" }).click();
    await expect(desk.getByRole("main").getByRole("status")).toHaveText(
      "Suspended. We've emailed the host the reason.",
    );
  });
});

test("a visitor reports a listing with and without JavaScript, and a moderator closes the report", async ({
  page: desk,
  browser,
  request,
}) => {
  const host = { request };
  await becomeHost(host, "reported");
  await signInDirectly(desk, ...moderator);
  for (const javaScriptEnabled of [true, false])
    await test.step(`the report is sent ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
      const name = `Reported Braids ${Date.now()}`;
      const id = await makeService(host, name);
      const visitor = await newVisitor(browser, { javaScriptEnabled });
      await visitor.goto(`/providerPage?id=${id}`);
      await visitor.getByRole("link", { name: "Report this listing" }).click();
      await expect(visitor.getByRole("heading", { name: "Report this listing" })).toBeVisible();
      await visitor.getByLabel("Something else").check();
      await visitor.getByRole("button", { name: "Send report" }).click();
      await expect(visitor.getByText("Explain briefly what's wrong")).toBeVisible();
      await expect(visitor.getByLabel("Something else")).toBeChecked();
      await visitor.getByLabel("Tell us more").fill("Nobody answers the phone.");
      const email = newEmail("reporter");
      await visitor.getByLabel("Email").fill(email);
      await visitor.getByRole("button", { name: "Send report" }).click();
      await expect(visitor.getByRole("main").getByRole("status")).toContainText("Thank you for your report.");

      const path = `/moderation/services/${id}`;
      expect((await readPage(desk.request, path)).words).toContain("1 open report");
      // The moderator's part is the same for both reports.
      if (!javaScriptEnabled) return;
      await desk.goto(path);
      await expect(desk.getByRole("link", { name: "1 open report" })).toBeVisible();
      await desk.getByRole("link", { name: "1 open report" }).click();
      await expect(desk.getByText("Nobody answers the phone.")).toBeVisible();
      await expect(desk.getByText(email)).toBeVisible();
      await desk.getByLabel("Why").fill("Called: somebody answered.");
      await desk.getByRole("button", { name: "Dismiss" }).click();
      await expect(desk.getByRole("main").getByRole("status")).toHaveText("Report closed.");
      await desk.goto("/moderation/reports?show=closed");
      await expect(desk.getByText("Called: somebody answered.").first()).toBeVisible();
      expect(await mailTo(desk, email, "We've made a decision about your report")).toContain("so it stays");
    });
});

test("a moderator answers a contact message, and the reply is emailed and kept", async ({ page: desk }) => {
  const email = newEmail("writer");
  const message = { name: "Samuel Borg", email, message: "Is there a Tigrinya tutor?" };
  expect((await desk.request.post("/api/contactMessages", { data: message })).status()).toBe(202);

  await signInAsModerator(desk, "/moderation/messages");
  const card = desk.locator(".desk-card").filter({ hasText: email });
  await card.getByRole("button", { name: "Send reply" }).click();
  await expect(card.getByText("This field is required")).toBeVisible();
  const reply = card.getByLabel("Reply", { exact: true });
  await reply.fill("Yes: look for Amharic with Selam.");
  const cookies = await desk.context().cookies();
  await desk.context().clearCookies();
  await card.getByRole("button", { name: "Send reply" }).click();
  await expect(card.getByText("Your session has ended.")).toBeVisible();
  await expect(card.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  await desk.context().addCookies(cookies);
  await desk.reload();
  await expect(reply).toHaveValue("Yes: look for Amharic with Selam.");
  await card.getByRole("button", { name: "Send reply" }).click();
  await expect(desk.getByRole("main").getByRole("status")).toHaveText("Your reply has been sent.");
  await expect(card).toHaveCount(0);
  const letter = await mailTo(desk, email, "Our reply to your message");
  expect(letter).toContain("Yes: look for Amharic with Selam.");
  expect(letter).toContain("Is there a Tigrinya tutor?");
  await desk.getByRole("link", { name: "Answered" }).click();
  await expect(card).toContainText("Yes: look for Amharic with Selam.");
  await expect(card).toContainText("Reply by Marija Vella");
});

test("a moderator sees deletion requests until they are carried out, and decides unclear ones", async ({
  page: desk,
  request: visitor,
  playwright,
  baseURL,
}) => {
  await signInDirectly(desk, ...moderator);
  // `support.spec.ts` confirms a request with the button.
  const confirm = async (letter: string) => {
    const [, token] = /\/delete-request\/confirm\/([\w-]+)/.exec(letter) ?? [];
    const confirmed = await send({ request: visitor }, "POST", `/api/deletionRequests/${token}/confirm`);
    expect(confirmed.data.confirmedAt).not.toBeNull();
  };
  const listed = async () => (await readPage(desk.request, "/moderation/deletions")).words;
  const ask = "Please confirm that you want to delete your account";
  const email = newEmail("leaver");
  const shared = newEmail("shop");
  const hosts: { host: Caller; signsInWith: string }[] = [];
  for (const who of ["partner", "cousin"]) {
    const host = { request: await playwright.request.newContext({ baseURL: baseURL ?? "" }) };
    hosts.push({ host, signsInWith: await becomeHost(host, who, shared) });
  }
  // Both requests wait for the same jobs, so both are made and confirmed at the beginning.
  await visitor.post("/api/deletionRequests", { data: { email, reason: "unused", confirmed: true } });
  await visitor.post("/api/deletionRequests", { data: { email: shared, confirmed: true } });

  await test.step("a deletion request is listed with its days left until it is confirmed and carried out", async () => {
    await desk.goto("/moderation/deletions");
    const row = desk.getByRole("listitem").filter({ hasText: email });
    await expect(row).toContainText("Not confirmed yet");
    await expect(row).toContainText("29 days left");
    for (const to of [email, shared]) await confirm(await mailTo(desk, to, ask));
    await expect.poll(listed, { timeout: 60_000 }).not.toContain(email);
    await desk.reload();
    await expect(row).toHaveCount(0);
  });

  await test.step("if two accounts share an email address, a moderator chooses which account to delete", async () => {
    const row = desk.getByRole("listitem").filter({ hasText: shared });
    await expect.poll(listed, { timeout: 60_000 }).toMatch(new RegExp(`${shared}.*we don't know whose account`));
    await desk.goto("/moderation/deletions");
    await expect(row).toContainText("we don't know whose account to delete");
    await row.getByRole("button", { name: "Delete this account" }).click();
    await expect(row.getByText("Choose whose account to delete")).toBeVisible();
    await row.getByRole("radio").first().check();
    await row.getByRole("button", { name: "Delete this account" }).click();
    const question = desk.getByRole("alertdialog", { name: "Delete the account of Ada Borg?" });
    await expect(question).toContainText(hosts[0]?.signsInWith ?? "");
    await question.getByRole("button", { name: "Delete this account" }).click();
    await expect(desk.getByRole("main").getByRole("status")).toHaveText(
      "Done. The account will be deleted within a few minutes.",
    );
    await expect.poll(listed, { timeout: 60_000 }).not.toContain(shared);
    await desk.reload();
    await expect(row).toHaveCount(0);
    const signedIn = await Promise.all(
      hosts.map(async ({ host }) => (await (await host.request.get("/api/session")).json()).user !== null),
    );
    expect(signedIn).toEqual([false, true]);
  });
});
