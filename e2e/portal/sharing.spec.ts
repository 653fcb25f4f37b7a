import sharp from "sharp";
import { expect, test } from "../journey.ts";
import { becomeHost, makeEvent, makeService } from "./hosts.ts";
import { notePaintedWords } from "./pictures.ts";

test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

test("a host shares a listing by its link, QR code and promo image", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async ({ files }: { files: File[] }) =>
        void shared.push(...files.map(({ name, type }) => `${name} ${type}`)),
    });
  });
  const painted = await notePaintedWords(page);
  await becomeHost(page, "sharing");
  const id = await makeService(page, "Lost Logo Braids");
  const eventId = await makeEvent(page, "Promo Night");

  await test.step("if the logo cannot be loaded, the promo image shows initials", async () => {
    await page.route("**/files/public/**", (route) => route.abort());
    await page.goto(`/services/${id}`);
    const promo = page.getByRole("img", { name: /^Promo image/ });
    // The promo image is drawn only when it scrolls into view.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.getByRole("heading", { name: "Promo image" })).not.toBeInViewport();
    expect([await painted(), await promo.count()]).toEqual(["", 0]);
    await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("We couldn't load the logo, so the image shows initials instead.")).toBeVisible();
    await expect(promo).toBeVisible();
    expect(await painted()).toBe("LL We are a Community Favorite Lost Logo Braids");
    await page.unroute("**/files/public/**");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(page.getByText("We couldn't load the logo, so the image shows initials instead.")).toBeHidden();
  });

  await test.step("Share passes the promo image to the system's share sheet", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual(["surprise.png image/png"]);
  });

  await test.step("the public link can be copied, opened and downloaded as a QR code", async () => {
    const link = await page.getByRole("textbox", { name: "Public link" }).inputValue();
    expect(link).toMatch(new RegExp(`^https?://[^/]+/providerPage\\?id=${id}$`));
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(page.getByRole("img", { name: "QR code of the public link" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open page" })).toHaveAttribute("href", link);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download QR" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`kindred-qr-${id}.png`);
  });

  await test.step("the promo image is saved as a picture", async () => {
    await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("surprise.png");
    const { format, width, height } = await sharp(await download.path()).metadata();
    expect([format, width, height]).toEqual(["png", 1080, 1080]);
  });

  await test.step("a failed download explains how to save the image another way", async () => {
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {
        throw new Error("refused");
      };
    });
    await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: /^Promo image/ })).toBeVisible();
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(
      page.getByText(
        "We couldn't save the image. Press and hold it, or right-click it, and choose Save image. If that doesn't work either, take a screenshot.",
      ),
    ).toBeVisible();
  });

  await test.step("an event has a promo image with its picture in a circle of 280 pixels", async () => {
    await page.goto(`/events/${eventId}`);
    const promo = page.getByRole("img", { name: /^Promo image with the picture of Promo Night/ });
    await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
    await expect(promo).toBeVisible();
    // The uploaded picture has one colour, so this counts its pixels in the middle column.
    const picturePixels = await promo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(1080, 1080);
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const column = [...(pen?.getImageData(540, 80, 1, 500).data ?? [])];
      return column.filter(
        (_, at) => at % 4 === 0 && Math.abs((column[at] ?? 0) - 0x17) < 8 && (column[at + 2] ?? 0) < 0x4c,
      ).length;
    });
    expect(Math.abs(picturePixels - 280)).toBeLessThan(5);

    await page.route("**/files/public/**", (route) => route.abort());
    await page.reload();
    await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
    await expect(
      page.getByText("We couldn't load the event's picture, so the image shows initials instead."),
    ).toBeVisible();
  });
});
