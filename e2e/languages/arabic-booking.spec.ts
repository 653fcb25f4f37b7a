import { formatDay } from "#format/dates.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { aVenue, malta, soon } from "../booking/venue.ts";
import { expect, isThorough, type Page, test } from "../journey.ts";
import { moderator } from "../moderation/people.ts";
import { adoptSession, signInDirectly } from "../portal/hosts.ts";

const inArabic = translator<"booking">("ar", messagesFor("ar", "booking"));
const inMaltese = translator<"hostBookings">("mt", messagesFor("mt", "hostBookings"));

test.use({ viewport: { width: 390, height: 844 } });

async function book(page: Page, listingId: number, at: string, email: string): Promise<void> {
  await page.goto(`/booking?providerId=${listingId}&lang=ar`);
  await expect(page.locator("html[lang=ar][dir=rtl]")).toBeAttached();
  await page.getByRole("checkbox", { name: /Cornrows/ }).check();
  await page
    .getByRole("button", { name: inArabic("flow.continue") })
    .last()
    .click();
  await page.getByRole("link", { name: malta(at), exact: true }).click();
  const confirmTime = page.getByRole("button", { name: inArabic("time.confirmBooking") });
  if (await confirmTime.isVisible()) await confirmTime.click();
  await page.getByLabel(inArabic("review.name")).fill("ليلى حداد");
  await page.getByLabel(inArabic("review.phone")).fill("7900 0188");
  await page.getByLabel(inArabic("review.email")).fill(email);
  await page
    .getByRole("button", { name: inArabic("review.confirm"), exact: true })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: inArabic("confirmed.title") })).toBeVisible();
}

const prices = [
  ["ar", "40.00 €"],
  ["fr", "40,00 €"],
] as const;

// Screen readers say prices and times as the language does.
for (const [language, price] of isThorough ? prices : prices.slice(0, 1))
  test(`prices and times have names in the accessibility tree in ${language}`, async ({ page }) => {
    const venue = await aVenue();
    await venue.open(soon("08:00"), soon("12:00"));
    await page.goto(`/booking?providerId=${venue.listingId}&lang=${language}`);
    // French and Arabic have a space that does not break before the sign.
    const spoken = new RegExp(price.replaceAll(" ", "\\s").replace(".", "\\."));
    await expect(page.getByRole("checkbox", { name: /Cornrows/ })).toHaveAccessibleName(spoken);
    await page.goto(`/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("link", { name: malta(soon("09:00")), exact: true })).toBeVisible();
    const t = translator<"booking">(language, messagesFor(language, "booking"));
    const days = page.getByRole("navigation", { name: t("time.days") });
    const day = formatDay(soon("09:00"), language, "Europe/Malta");
    await expect(days.getByRole("link", { name: day })).toHaveAttribute("aria-current", "date");
  });

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

for (const javaScriptEnabled of isThorough ? [true, false] : [true])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("somebody books in Arabic and gets an Arabic mail, and the host reads it in Maltese", async ({
      page,
      browser,
      playwright,
      baseURL,
    }) => {
      const venue = await aVenue();
      await venue.open(soon("09:00"), soon("13:00"));
      await venue.host.request.get("/kindred-providers?lang=mt");
      const email = `${javaScriptEnabled ? "layla" : "huda"}-${venue.listingId}@test.example`;
      await book(page, venue.listingId, soon("10:00"), email);
      const link = page.getByRole("link", { name: inArabic("confirmed.calendar") });
      const file = await (await page.request.get((await link.getAttribute("href")) ?? "")).text();
      expect(file).toMatch(/DESCRIPTION:[^\r\n]*\p{Script=Arabic}/u);

      const desk = { request: await playwright.request.newContext({ baseURL: baseURL ?? "" }) };
      await signInDirectly(desk, ...moderator);
      const mailTo = async (isTo: (mail: Mail) => boolean) => {
        const mails: Mail[] = await (await desk.request.get("/api/outbox")).json();
        return mails.find(isTo)?.subject ?? "";
      };
      await expect.poll(() => mailTo(({ to }) => to === email)).toMatch(/^تم تأكيد الحجز/);
      await expect
        .poll(() => mailTo(({ text }) => text.includes(venue.name) && text.includes(email)))
        .toMatch(/^Booking ġdid/);

      const hostsPhone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } });
      await adoptSession(hostsPhone, venue.host);
      const hosts = await hostsPhone.newPage();
      await hosts.goto("/kindred-providers?tab=bookings");
      await expect(hosts.getByRole("heading", { name: inMaltese("hostBookings.title") })).toBeAttached();
      await expect(hosts.getByText("ليلى حداد").first()).toBeVisible();
    });
  });
