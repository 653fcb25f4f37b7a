import { expect, isThorough, test } from "../journey.ts";
import { aVenue, bookDirectly, soon } from "./venue.ts";

test.use({ colorScheme: "dark" });

test("a booking prints on one page, black on white, with phone number and policy", async ({ page }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
  const paths = [`/booking/confirmed/${secret}`, `/booking/manage/${secret}`];
  // Both pages show the same ticket.
  for (const path of isThorough ? paths : paths.slice(0, 1))
    await test.step(path, async () => {
      await page.goto(path);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const pdf = await page.pdf({ format: "A4", printBackground: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const ticket = page.locator(".ticket");
      for (const words of [
        venue.name,
        "Cornrows",
        "€40.00",
        "Provider's phone",
        "+356 2122 3344",
        "Please cancel within 1 hour",
      ])
        await expect(ticket.getByText(words).first()).toBeVisible();
      await expect(
        page.locator(".top-bar, .footer, .bottom-bar, .button, .toast-list").filter({ visible: true }),
      ).toHaveCount(0);
      const colours = await page.evaluate(() => ({
        text: getComputedStyle(document.querySelector(".ticket dd b") ?? document.body).color,
        page: getComputedStyle(document.body).backgroundColor,
        ticket: getComputedStyle(document.querySelector(".ticket") ?? document.body).backgroundColor,
      }));
      expect(colours).toEqual({ text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", ticket: "rgb(255, 255, 255)" });
      await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    });
});
