import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../journey.ts";
import { becomeHost } from "./hosts.ts";
import { cutPhoto, disguisedPage, drawing, hugePhoto, phonePhoto, photo } from "./pictures.ts";

test("a host uploads pictures; unusable files and a lost connection get an error message", async ({ page }) => {
  await becomeHost(page, "uploads");

  await test.step("each unusable file gets an error message, and the rest of the form is kept", async () => {
    await page.goto("/services/new?categoryId=4");
    await page.getByLabel("Name").fill("Ada's Kitchen");
    const photos = page.getByLabel(/^Portfolio photos/);
    const folder = test.info().outputPath("chosen");
    mkdirSync(folder, { recursive: true });
    // Chromium reads a file by its path. A buffer of 12 MB would be sent through the test's connection.
    const chosen = [await photo("good.jpg", "#f5b638"), await hugePhoto(), drawing()].map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    await photos.setInputFiles(chosen);
    await expect(page.getByRole("img", { name: "good.jpg" })).toBeVisible();
    const refused = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(refused("huge.png")).toContainText("This picture is larger than 10 MB. Choose a smaller one.");
    await expect(refused("drawing.svg")).toContainText("You can only upload JPEG, PNG and WebP pictures.");
    await photos.setInputFiles([disguisedPage(), await cutPhoto()]);
    for (const name of ["page.jpg", "cut.jpg"])
      await expect(refused(name)).toContainText(
        "We couldn't read this picture. Choose another JPEG, PNG or WebP file.",
        {
          timeout: 20_000,
        },
      );
    await page.getByRole("button", { name: "Submit listing" }).click();
    await expect(page.getByText("A picture didn't upload. Try again or remove it.")).toBeVisible();
    for (const name of ["huge.png", "drawing.svg", "page.jpg", "cut.jpg"])
      await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(page.getByRole("img", { name: "good.jpg" })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ada's Kitchen");

    writeFileSync(join(folder, "words.txt"), "words");
    writeFileSync(join(folder, "dropped.jpg"), (await photo("dropped.jpg", "#1b4f9c")).buffer);
    await photos.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await photos.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const files = ["words.txt", "dropped.jpg"].map((name) => join(folder, name));
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
    await expect(page.getByRole("img", { name: "dropped.jpg" })).toBeVisible();
    await expect(refused("words.txt")).toContainText("You can only upload JPEG, PNG and WebP pictures.");

    await page.getByLabel("Logo", { exact: true }).setInputFiles(disguisedPage());
    await expect(page.getByText("We couldn't read this picture.")).toBeVisible({ timeout: 20_000 });
    const stored = page.waitForResponse(/\/api\/uploads\/\d+\/finish$/);
    await page.getByLabel("Logo", { exact: true }).setInputFiles(await photo("logo.jpg", "#17603f"));
    await expect(page.getByText("logo.jpg")).toBeVisible();
    await expect(page.getByText("We couldn't read this picture.")).toBeHidden();
    await stored;
  });

  await test.step("the copies of a phone photo are upright and have no EXIF data", async () => {
    const taken = await phonePhoto();
    expect((await sharp(taken.buffer).metadata()).exif?.includes("Pocket 7")).toBe(true);
    const finished = page.waitForResponse(/\/api\/uploads\/\d+\/finish$/);
    await page.getByLabel("Logo", { exact: true }).setInputFiles(taken);
    const { data } = await (await finished).json();
    await expect(page.getByRole("button", { name: "Remove beach.jpg" })).toBeVisible();
    const sizes: { webp: string; jpeg: string }[] = data.sizes;
    for (const address of [data.url, ...sizes.flatMap(({ webp, jpeg }) => [webp, jpeg])]) {
      const copy = await (await page.request.get(address)).body();
      const { exif, width, height } = await sharp(copy).metadata();
      expect([exif, Number(width) < Number(height), copy.includes("Pocket 7")]).toEqual([undefined, true, false]);
    }
  });

  await test.step("an upload that failed because of a lost connection can be retried", async () => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("/events/new");
    await page.route("**/api/uploads", (route) => route.abort());
    await page.getByLabel("Image", { exact: true }).setInputFiles(await photo("night.jpg", "#2d2a63"));
    await expect(page.getByText("The connection was lost. Please try again.")).toBeVisible();
    await page.unroute("**/api/uploads");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("The connection was lost. Please try again.")).toBeHidden();
    await expect(page.getByRole("button", { name: "Remove night.jpg" })).toBeVisible();
  });
});
