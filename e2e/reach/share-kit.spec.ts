import { readFile } from "node:fs/promises";
import { readQr, renderPdf } from "#server/testing/rendered-pdf.ts";
import { aParty, aPartyHost } from "../events/party.ts";
import { expect, test } from "../journey.ts";
import { adoptSession } from "../portal/hosts.ts";
import { expectAccessible } from "../public/page-checks.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a host shares an event as picture, text and poster, and the poster's QR code leads to the event", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async ({ files }: { files: File[] }) =>
        void shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`)),
    });
  });
  const host = await aPartyHost();
  const party = await aParty(host);
  await adoptSession(context, host);
  await page.goto(`/events/${party.id}`);
  await page.getByRole("link", { name: "Open the share kit" }).click();
  await expect(page.getByRole("heading", { name: "Share kit", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: party.title })).toHaveAttribute("aria-current", "true");
  for (const work of ["Story", "Poster, A4", "Square", "Link card"]) {
    const picture = page.getByRole("img", { name: `${work}: ${party.title}` });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800);
  }
  await expectAccessible(page);

  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([`event-${party.id}.jpg image/jpeg true`]);

  const words = page.getByRole("textbox", { name: "Words to go with it" });
  await expect(words).toHaveValue(new RegExp(`^${party.title}\\. .*€10\\.00 at the door.*\\?from=link$`));
  await words.fill("Come and dance");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Text copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Come and dance");
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /Come\+and\+dance$/);

  const square = page.getByRole("img", { name: `Square: ${party.title}` });
  await page.getByRole("checkbox", { name: "Price" }).uncheck();
  await expect(square).toHaveAttribute("src", /price=off$/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "PDF" }).click(),
  ]);
  const { picture } = await renderPdf(await readFile(await download.path()), 3);
  const target = new URL((await readQr(picture))?.text ?? "");
  expect(target.searchParams.get("from")).toBe("qr");
  await page.goto(target.pathname + target.search);
  await expect(page.getByRole("heading", { name: party.title, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Register" }).last()).toBeVisible();
});
