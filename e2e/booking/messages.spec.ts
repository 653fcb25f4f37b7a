import { expect, test } from "../journey.ts";
import { expectLoaded } from "../public/page-checks.ts";
import { aVenue, braids, malta, reviewUrl, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);

const description = `${"Waist length, hair included. ".repeat(4).slice(0, 100)}and this part is cut`;
const locs = 3;
const cornrows = 4;
let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue([
    { name: "Knotless braids", price: 85.5, durationMinutes: 150, description },
    { name: "Talk", price: 0, durationMinutes: null },
    { name: "Wash", price: 20.25, durationMinutes: 30 },
    { name: "Locs", price: 55, durationMinutes: 90 },
    braids,
  ]);
  await venue.open(soon("09:00"), soon("12:00"));
});

test("the booking page lists the services, and the summary shows the selected ones and the total", async ({ page }) => {
  await page.goto(`/booking?providerId=${venue.listingId}`);
  await expect(page.getByRole("heading", { name: "Available Services" })).toBeVisible();
  const braid = page.getByRole("listitem").filter({ hasText: "Knotless braids" });
  await expect(braid).toContainText("2 h 30 min");
  await expect(braid).toContainText("€85.50");
  await expect(braid).toContainText(`${description.slice(0, 100)}…`);
  await expect(braid).not.toContainText("this part is cut");
  const talk = page.getByRole("listitem").filter({ hasText: "Talk" });
  await expect(talk).toContainText("Duration not specified");
  await expect(talk).toContainText("€0.00");
  const summary = page.getByRole("complementary", { name: "Your booking so far" });
  await expect(summary).toContainText(venue.name);
  await expect(summary).toContainText("12 Triq il-Kbira, Birkirkara");
  await expectLoaded(summary.locator("img").first());
  await expect(summary).not.toContainText(/Total|Free|€/);
  await expect(braid.locator(".lucide-plus")).toBeVisible();
  await expect(braid.locator(".lucide-check")).toBeHidden();
  await page.getByRole("checkbox", { name: /Knotless/ }).check();
  await expect(braid.locator(".lucide-plus")).toBeHidden();
  await expect(braid.locator(".lucide-check")).toBeVisible();
  await expect(summary).not.toContainText("Free");
  await page.getByRole("checkbox", { name: /Wash/ }).check();
  await expect(summary).toContainText("Knotless braids");
  await expect(summary).toContainText("Wash");
  await expect(summary).toContainText("€105.75");
  await page.getByRole("checkbox", { name: /Knotless/ }).uncheck();
  await expect(summary).not.toContainText("€105.75");
  await expect(summary).toContainText("€20.25");
});

test("the review page shows time, service, price, payment and cancellation policy, and why Confirm is refused", async ({
  page,
}) => {
  await page.goto(reviewUrl(venue, soon("09:00"), venue.itemIds[locs]));
  const main = page.getByRole("main");
  await expect(main).toContainText(`${malta(soon("09:00"))} – ${malta(soon("10:30"))}`);
  await expect(main).toContainText("1 h 30 min");
  const day = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Malta", day: "numeric", month: "long" });
  await expect(main).toContainText(day.format(new Date(soon("09:00"))));
  await expect(main).toContainText(/Locs[^€]*€55\.00/);
  await expect(page.getByRole("heading", { name: "Who is this appointment for?" })).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Your booking so far" });
  for (const line of ["Subtotal€55.00", "Total€55.00", "Pay now€0.00", "Pay at venue€55.00"])
    await expect(summary).toContainText(line);
  await expect(summary.getByRole("button", { name: "Discount code" })).toBeDisabled();
  await expect(main).toContainText("Pay at venue — Settle the total when you arrive");
  await expect(main).toContainText("Please cancel within 1 hour of your appointment.");

  await test.step("Confirm shows that it is working, and a refusal shows the server's message", async () => {
    await page.getByLabel("Name").fill("Nadia Osei");
    await page.getByLabel("Phone number").fill("7900 0188");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/booking/review.data*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.fallback();
    });
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    const busy = page.getByRole("button", { name: "Confirming…" }).last();
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    await venue.host.request.delete(`/api/serviceItems/${venue.itemIds[locs]}`);
    answer();
    await expect(page.getByText("This service is no longer available. Please choose another.").first()).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
  });
});

// The review page of the test above keeps its time for that browser, so this test uses another one.
test("/booking/select-time and /booking/review use the values in the router state", async ({ page }) => {
  await page.goto("/booking/find");
  const go = (path: string, state: object) =>
    page.evaluate(
      ([to, carried]) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate: (to: string, options: object) => Promise<void> };
        };
        return router.navigate(to as string, { state: carried });
      },
      [path, state] as const,
    );
  await go("/booking/select-time", {
    providerId: venue.listingId,
    kindredProviderId: venue.hostId,
    selectedServices: [{ id: venue.itemIds[cornrows] }],
  });
  await expect(page.getByRole("heading", { name: "Select time" })).toBeVisible();
  await expect(page.getByRole("link", { name: malta(soon("11:00")), exact: true })).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Your booking so far" });
  await expect(summary).toContainText("Cornrows");
  await expect(summary).not.toContainText("Wash");
  await go("/booking/select-time", {
    kindredProviderId: venue.hostId,
    selectedServices: [{ id: venue.itemIds[2] }],
  });
  await expect(summary).toContainText("Wash");
  await go("/booking/review", {
    serviceProviderId: venue.listingId,
    kindredProviderId: venue.hostId,
    serviceItem: { id: venue.itemIds[cornrows], name: braids.name, price: braids.price, duration_minutes: 60 },
    serviceItemId: venue.itemIds[cornrows],
    appointment: { startTime: soon("11:00"), displayTime: malta(soon("11:00")), rawSlot: null },
    customerName: "Nadia Osei",
    customerPhone: "7900 0188",
    customerEmail: "nadia@test.example",
  });
  await expect(page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(`${malta(soon("11:00"))} – ${malta(soon("12:00"))}`);
  await expect(main).toContainText(/Cornrows[^€]*€40\.00/);
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
  await expect(page.getByLabel("Phone number")).toHaveValue("7900 0188");
  await expect(page.getByLabel("Email")).toHaveValue("nadia@test.example");
});

test("POST to /booking/select-time without a service or a time says what is missing", async ({ request, baseURL }) => {
  const send = async (form: Record<string, string>) => {
    const path = `/booking/select-time?providerId=${venue.listingId}`;
    const answer = await request.post(path, { form, headers: { origin: new URL(baseURL ?? "").origin } });
    // The inline scripts contain every sentence of the step, but only visible text counts.
    const shown = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
    return [answer.status(), ...sentences.filter((sentence) => shown.includes(sentence))];
  };
  const sentences = [
    "Unable to proceed. Please select a service and time.",
    "Please select a service to continue.",
    "Please select a time slot again.",
  ];
  const serviceItemId = String(venue.itemIds[cornrows]);
  expect(await send({})).toEqual([400, sentences[0]]);
  expect(await send({ startTime: soon("09:00") })).toEqual([400, sentences[1]]);
  expect(await send({ serviceItemId })).toEqual([400, sentences[2]]);
});
