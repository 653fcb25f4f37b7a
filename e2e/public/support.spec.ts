import { expect, type Page, test, thorough } from "../journey.ts";
import { signInDirectly } from "../portal/hosts.ts";
import { expectAccessible, expectStateAccessible } from "./page-checks.ts";

const received = "Your account deletion request has been received. We will process it within 30 days.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    // The deletion request shows in every run that these forms work without JavaScript.
    const tag = javaScriptEnabled ? [] : thorough;
    test("a contact message with errors keeps the typed values; a valid one is sent and confirmed", { tag }, async ({
      page,
    }) => {
      await page.goto("/contact");
      await test.step("the contact page names the operator", async () => {
        const operator = page.getByRole("complementary", { name: "Contact us directly" });
        await expect(operator.getByRole("heading", { name: "Who runs Kindred here" })).toBeVisible();
        await expect(operator.getByText("Example Operator Ltd")).toBeVisible();
        const email = operator.getByRole("link", { name: "support@kindred.example" });
        await expect(email).toHaveAttribute("href", "mailto:support@kindred.example");
      });
      await page.getByLabel("Name").fill("Samuel Borg");
      await page.getByLabel("Email").fill("samuel");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("alert")).toHaveText("Please correct the highlighted fields.");
      await expect(page.getByText("Enter a valid email address")).toBeVisible();
      await expect(page.getByText("This field is required")).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Samuel Borg");
      await expect(page.getByLabel("Email")).toHaveValue("samuel");
      if (javaScriptEnabled) {
        await expect(page.getByLabel("Email")).toBeFocused();
        await expectStateAccessible(page);
      }
      await page.getByLabel("Email").fill("samuel@example.org");
      await page.getByLabel("Message").fill("Is there a Tigrinya tutor\nnear Il-Ħamrun?");
      if (javaScriptEnabled) await expectKeptThroughLostConnection(page);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText("We've received your message");
      if (!javaScriptEnabled) return;
      await expectStateAccessible(page);
      await page.goto("/contact");
      await expect(page.getByLabel("Message")).toHaveValue("");
    });

    test("a deletion request needs the checkbox and is answered with the specified sentence", async ({ page }) => {
      await page.goto("/delete-request");
      await test.step("email is required; reason and comments are optional", async () => {
        await expect(page.getByRole("group", { name: /^Reason\s*\(optional\)$/ }).getByRole("radio")).toHaveCount(4);
        for (const reason of ["Privacy", "I no longer use it", "I had a bad experience", "Other"])
          await expect(page.getByLabel(reason, { exact: true })).not.toBeChecked();
        await expect(page.getByLabel(/^Comments\s*\(optional\)$/)).toBeVisible();
      });
      await page.getByLabel("Email").fill("adwoa@example.org");
      await page.getByLabel("I no longer use it").check();
      await page.getByLabel("Comments").fill("Thank you");
      await page.getByRole("button", { name: "Request deletion" }).click();
      await expect(page.getByText("Please confirm that you want your account deleted.")).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue("adwoa@example.org");
      await expect(page.getByLabel("I no longer use it")).toBeChecked();
      await expect(page.getByLabel("Comments")).toHaveValue("Thank you");
      await page.getByLabel(/^I understand/).check();
      await page.getByRole("button", { name: "Request deletion" }).click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(received);
      await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
      if (javaScriptEnabled) await expectStateAccessible(page);
      await test.step("a request without a reason and comments is received", async () => {
        await page.goto("/delete-request");
        await page.getByLabel("Email").fill("without-reason@example.org");
        await page.getByLabel(/^I understand/).check();
        await page.getByRole("button", { name: "Request deletion" }).click();
        await expect(page.getByRole("main").getByRole("status")).toHaveText(received);
      });
    });
  });
}

async function expectKeptThroughLostConnection(page: Page): Promise<void> {
  const message = await page.getByLabel("Message").inputValue();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Your text is saved");
  await expect(page.getByLabel("Message")).toHaveValue(message);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(message);
  await expect(page.getByLabel("Email")).toHaveValue("samuel@example.org");
}

test("a malformed private link returns 404", async ({ request }) => {
  for (const path of [
    `/delete-request/confirm/${"x".repeat(101)}`,
    "/delete-request/confirm/%00",
    "/booking/confirmed/%D0%B6",
    "/booking/confirmed/%0d%0aSet-Cookie:x=1",
    "/booking/manage/%D0%B6/move",
    "/booking/manage/%F0%9F%98%80/move",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("the link in the mail shows the deletion request, and only the button confirms it", async ({ page }) => {
  const email = `confirm-${Date.now()}@example.org`;
  await page.request.post("/api/deletionRequests", { data: { email, confirmed: true } });
  await signInDirectly(page, "moderator@demo.kindred.example", { firstName: "Marija", lastName: "Vella" });
  await expect.poll(() => linkTo(page, email), { timeout: 20_000 }).toBeTruthy();
  const link = (await linkTo(page, email)) ?? "";
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Confirm deletion of your account" })).toBeVisible();
  }
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm deletion" }).click();
  await expect(page.getByRole("heading", { name: "Your request is confirmed" })).toBeVisible();
  await expect(page.getByText(received)).toBeVisible();
  await expectStateAccessible(page);

  await test.step("an unknown link returns 404 and says that it no longer works", async () => {
    const response = await page.goto("/delete-request/confirm/AAAA");
    expect(response?.status()).toBe(404);
    expect(response?.headers()["referrer-policy"]).toBe("same-origin");
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expectStateAccessible(page);
  });
});

async function linkTo(page: Page, email: string): Promise<string | undefined> {
  const mails = (await (await page.request.get("/api/outbox")).json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === email);
  return /\/delete-request\/confirm\/[\w-]+/.exec(mail?.text ?? "")?.[0];
}
