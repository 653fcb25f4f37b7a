import { createECDH, randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { aVenue, bookDirectly, soon } from "../booking/venue.ts";
import { expect, test } from "../journey.ts";
import { adoptSession, portal } from "../portal/hosts.ts";
import { expectAccessible, expectStateAccessible } from "../public/page-checks.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** No push service can be reached in a test, so the browser's part of subscribing is replaced. */
async function withSubscription(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(["notifications"], { origin });
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const subscription = { endpoint: `https://push.example/${randomBytes(8).toString("hex")}`, keys };
  await context.addInitScript((given) => {
    const answer = { ...given, toJSON: () => given } as unknown as PushSubscription;
    let isSubscribed = false;
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      return answer;
    };
    PushManager.prototype.getSubscription = async () => (isSubscribed ? answer : null);
    // A browser without a window says "denied" here even if the permission is granted.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
  }, subscription);
}

const registration = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);

test("a customer turns on reminders on the ticket and chooses when", async ({ page, context, baseURL }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"));
  await withSubscription(context, baseURL ?? "");
  await page.goto(`/booking/confirmed/${secret}`);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "On", exact: true })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/reminders"));
  await page.getByRole("checkbox", { name: /^The evening before/ }).click();
  expect((await saved).request().postDataJSON().times).toEqual(["two_hours_before"]);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "2 hours before" })).toBeChecked();
  await expectStateAccessible(page);
  const share = page.getByRole("link", { name: "Send" });
  expect(decodeURIComponent((await share.getAttribute("href")) ?? "")).toContain(secret);
});

test("a host adds a device, gets a push message, opens Today and reminds a customer in WhatsApp", async ({
  page,
  context,
  baseURL,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00", 1), soon("13:00", 1));
  await bookDirectly(venue, soon("10:00", 1));
  await adoptSession(context, venue.host);
  await withSubscription(context, baseURL ?? "");
  await page.goto(`${portal}?tab=settings&section=devices`);
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await page.getByRole("checkbox", { name: "Moved bookings" }).click();
  const row = page.getByRole("listitem").filter({ hasText: /^Chrome on / });
  await expect(row).toContainText("New bookings, Cancelled bookings, People who join the waiting list");
  await expectAccessible(page);

  // A browser without a window cannot show notifications, so the worker records them.
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("there is no worker");
  await worker.evaluate(() => {
    const shown: object[] = [];
    Reflect.set(self, "shown", shown);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, data: options?.data });
    };
  });
  const scope = await registration(page);
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === scope);
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const message = {
    title: "New booking",
    body: "Wed 25 November, 14:30",
    path: `${portal}?tab=bookings`,
    tag: "new:1",
  };
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(scope).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, "shown")))
    .toEqual([{ title: "New booking", body: "Wed 25 November, 14:30", data: { path: `${portal}?tab=bookings` } }]);

  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(row).toBeHidden();

  // The link opens a page that cannot be reached in a test.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.getByRole("link", { name: "Today", exact: true }).click();
  const chat = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Remind / }).click();
  await (await chat).waitForURL(/wa\.me\/35679000188\?text=Hi.*reminder/);
  await expect(page.getByText("1 of 1 sent")).toBeVisible();
});
