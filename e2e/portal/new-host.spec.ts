import { readFileSync } from "node:fs";
import sharp from "sharp";
import { dateWords, nextYear } from "#server/testing/test-days.ts";
import { expect, isThorough, type Page, test } from "../journey.ts";
import { collectConsoleErrors, expectLoaded, expectNoOverflow } from "../public/page-checks.ts";
import { becomeHost, continueAs, newEmail, portal } from "./hosts.ts";
import { notePaintedWords, photo } from "./pictures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a new host registers, creates and edits a service with its items, and deletes it", async ({ page }) => {
  const watched = watch(page);
  const animate = (isOn: boolean) =>
    page.emulateMedia({ reducedMotion: isOn || isThorough ? "no-preference" : "reduce" });
  await animate(false);
  await signInAndRegister(page);
  await listService(page);
  await animate(true);
  await addItems(page);
  await animate(false);
  await editService(page);
  // `sharing.spec.ts` draws and saves a promo image in every run.
  if (isThorough) await savePromo(page);
  await animate(true);
  await deleteService(page);
  // The files are the logo and three photos. The calls create the account and create, edit and delete the service.
  watched.expectNothingElse({ files: 4, calls: 4 });
});

test("a host creates, edits and deletes an event", async ({ page }) => {
  await becomeHost(page, "event-host");
  const watched = watch(page);
  await createAndEditEvent(page);
  await deleteEvent(page);
  // The file is the image. The calls create, edit and delete the event.
  watched.expectNothingElse({ files: 1, calls: 3 });
});

function watch(page: Page) {
  const consoleErrors = collectConsoleErrors(page);
  const hostCountries: (string | null)[] = [];
  const storedFiles = new Set<string>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/api\/(serviceProviders|events|kindredProviders)/.test(pathname))
      hostCountries.push(searchParams.get("hostCountry"));
    if (request.method() === "PUT" && request.url().includes("/uploads/put/")) storedFiles.add(request.url());
  });
  return {
    expectNothingElse({ files, calls }: { files: number; calls: number }) {
      expect(storedFiles.size).toBe(files);
      expect(consoleErrors).toEqual([]);
      expect(hostCountries).toEqual(Array(calls).fill("MT"));
    },
  };
}

async function signInAndRegister(page: Page): Promise<void> {
  await page.goto("/services");
  await expect(page).toHaveURL(portal);
  await expect(page.getByRole("heading", { name: "Provider Portal" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, newEmail("new-host"));
  await expect(page.getByRole("heading", { name: "Create Your Provider Account" })).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please select your date of birth.")).toBeVisible();
  await expect(page.getByText("Please agree to the terms and conditions to continue.")).toBeVisible();
  await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
  await page.getByLabel("Day", { exact: true }).selectOption("31");
  await page.getByLabel("Year", { exact: true }).selectOption("1988");
  await page.getByLabel("Month", { exact: true }).selectOption("2");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("29");
  await expect(page.getByText("Please select your date of birth.")).toHaveCount(0);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await expect(page.getByText("Please agree to the terms and conditions to continue.")).toHaveCount(0);
  await expect(page.getByText("Please correct the highlighted fields.")).toHaveCount(0);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Provider account created successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome, Ada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "When are you open?" })).toBeVisible();
  await page.getByRole("link", { name: "Skip for now" }).click();
  const avatar = page.getByRole("button", { name: "Account menu" }).locator(".avatar");
  await expect(avatar).toHaveText("A");
  await expect(avatar).toHaveAttribute("data-colour", "1");
  await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
  await expect(
    page.getByText("You haven't created any listings yet. Click the button above to get started!"),
  ).toBeVisible();
  await expectNoOverflow(page);
}

async function listService(page: Page): Promise<void> {
  await page.getByRole("link", { name: "List your service or event" }).click();
  await expect(page.getByRole("dialog", { name: "What would you like to list?" })).toBeVisible();
  await page.getByRole("button", { name: /List a Service/ }).click();
  await expect(page.getByRole("dialog", { name: "What kind of service are you offering?" })).toBeVisible();
  await page.getByRole("link", { name: "Beauty and Fashion" }).click();
  await expect(page).toHaveURL("/services/new?categoryId=2");
  await expect(page.getByLabel("Category")).toHaveValue("2");
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
  await expect(page.getByText("Please upload an image.")).toBeVisible();
  await expect(page.getByText("Please select at least one subcategory.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Ada's Braids");
  await page.getByLabel("Description").fill("Braids and locs, done gently and on time.");
  await page.getByRole("radio", { name: "Sub-Saharan Africa Ghana, Nigeria, Kenya" }).check();
  await page.getByRole("group", { name: "Subcategories" }).getByRole("button").first().click();
  await page.getByLabel("Address").fill("12 Triq il-Kbira, Birkirkara");
  await page.getByLabel("City").fill("birkirk");
  await page.keyboard.press("Enter");
  const languages = page.getByRole("group", { name: "Languages you speak" });
  await languages.getByRole("button", { name: "English" }).click();
  await languages.getByLabel("Another language").fill("igbo");
  await page.keyboard.press("Enter");
  await expect(languages.getByRole("button", { pressed: true })).toHaveText(["English", "Igbo"]);
  await page.getByLabel("Phone").fill("2122 3344");
  await expect(page.getByText(/2122 3344.* locally, .*\+356 2122 3344.* from abroad/)).toBeVisible();
  await page.getByLabel(/Website/).fill("ada.example");
  await page.getByLabel(/Website/).blur();
  await expect(page.getByLabel(/Website/)).toHaveValue("https://ada.example");
  await page.getByLabel("Logo", { exact: true }).setInputFiles(await photo("logo.jpg", "#17603f"));
  const photos = await Promise.all([
    photo("one.jpg", "#a93325"),
    photo("two.jpg", "#1b4f9c"),
    photo("three.jpg", "#f5b638"),
  ]);
  await page.getByLabel(/^Portfolio photos/).setInputFiles(photos);
  await expect(page.getByRole("button", { name: "Move three.jpg earlier" })).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Move three.jpg earlier" }).click();
  await expect(page.getByText("three.jpg is now number 2 of 3.")).toBeAttached();
  let sent: Record<string, unknown> = {};
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/serviceProviders?hostCountry=MT&kindredProviderId=*", async (route) => {
    sent = route.request().postDataJSON();
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  answer();
  const news = page.getByRole("dialog", { name: "Congratulations on listing your service!" });
  await expect(news).toBeVisible();
  await expect(news).toContainText("We will verify your listing and get back to you in less than 48 hours.");
  const { user } = await (await page.request.get("/api/session")).json();
  expect(sent).toMatchObject({ name: "Ada's Braids", userId: user.id, communities: [1], isCommunityFavorite: false });
  await news.getByRole("link", { name: "Add service items" }).click();
  await expect(page).toHaveURL(/\/services\/\d+$/);
  await expect(page.getByRole("heading", { name: "Ada's Braids" })).toBeVisible();
  await expect(page.getByText("Published")).toBeVisible();
  await expect(page.getByText(/In review – decision by/)).toBeVisible();
}

async function addItems(page: Page): Promise<void> {
  for (const [name, price, minutes] of [
    ["Knotless braids", "65", "180"],
    ["Cornrows", "40,50", "75"],
    ["Advice", "", ""],
  ] as const) {
    await page.getByRole("button", { name: "Add item" }).click();
    const dialog = page.getByRole("dialog", { name: "Add item" });
    if (name === "Advice") {
      await dialog.getByRole("button", { name: "Save item" }).click();
      await expect(dialog.getByText("Please enter an item name")).toBeVisible();
      await dialog.getByLabel("Name").fill(name);
      await expect(dialog.getByText("Please enter an item name")).toHaveCount(0);
      await expect(dialog.getByText(/^Customers see/)).toBeVisible();
      await dialog.getByLabel(/Price/).fill("-5");
      await expect(dialog.getByText(/^Customers see/)).toHaveCount(0);
    }
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel(/Price/).fill(price);
    await dialog.getByLabel(/Minutes/).fill(minutes);
    await dialog.getByRole("button", { name: "Save item" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  }
  await expect(page.getByText("Item added successfully!").last()).toBeVisible();
  await expect(page.getByText("€40.50")).toBeVisible();
  await expect(page.getByText("Duration not specified")).toBeVisible();
  await page.getByRole("link", { name: "Edit Cornrows" }).click();
  await page.getByLabel(/Price/).fill("45");
  await page.getByRole("button", { name: "Save item" }).click();
  await expect(page.getByText("Item updated successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Cornrows" })).toBeVisible();
  await expect(page.getByText("€45.00")).toBeVisible();
  await page.getByRole("button", { name: "Delete Advice" }).click();
  await expect(page.getByText("Are you sure you want to delete this item?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Item deleted successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Advice" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Service items" })).toBeFocused();
}

async function editService(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(/\/services\/\d+\/edit$/);
  await expect(page.getByRole("heading", { name: "Edit Service" })).toBeVisible();
  for (const [label, value] of [
    ["Name", "Ada's Braids"],
    ["Category", "2"],
    ["Description", "Braids and locs, done gently and on time."],
    ["Address", "12 Triq il-Kbira, Birkirkara"],
    ["Country", "MT"],
    ["City", "BIRKIRKARA"],
    ["Phone", "+356 2122 3344"],
    [/^Website/, "https://ada.example"],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByRole("radio", { name: /Sub-Saharan Africa/ })).toBeChecked();
  const chosen = page.getByRole("group", { name: "Subcategories" }).getByRole("button", { pressed: true });
  await expect(chosen).toHaveText("Braids and locs");
  await page.getByLabel("Name").fill("Ada's Braids and Locs");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ada's Braids and Locs" })).toBeVisible();
  const photos = page.getByRole("img", { name: /^Photo \d of Ada's Braids and Locs$/ });
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expectLoaded(photo);
  }
}

async function savePromo(page: Page): Promise<void> {
  const picture = page.getByRole("img", { name: /^Promo image with .+ and the words We are a Community Favorite$/ });
  await page.getByRole("heading", { name: "Promo image" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Redo" }).scrollIntoViewIfNeeded();
  await expectLoaded(picture);
  const drawnFirst = await picture.getAttribute("src");
  const painted = await notePaintedWords(page);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(painted).toBe("We are a Community Favorite Ada's Braids and Locs");
  await expect(picture).not.toHaveAttribute("src", drawnFirst ?? "");
  const button = page.getByRole("button", { name: "Download", exact: true });
  await expect(button).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("surprise.png");
  const png = sharp(readFileSync(await download.path()));
  expect(await png.metadata()).toMatchObject({ format: "png", width: 1080, height: 1080 });
  const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const isTeal = (x: number, y: number) => `${pixel(x, y)}` === "11,98,93";
  expect(isTeal(100, 540)).toBe(true);
  // Below the logo, only the name and the caption differ from the background.
  const isWritten = (y: number) => Array.from({ length: 800 }, (_, x) => x + 140).some((x) => !isTeal(x, y));
  const written = Array.from({ length: 400 }, (_, y) => y + 600).filter(isWritten);
  expect(written.length).toBeGreaterThan(60);
  // The logo has one colour and is 280 pixels wide inside the ring.
  const isLogo = (x: number, y: number) => Math.abs((pixel(x, y)[0] ?? 0) - 0x17) < 8 && (pixel(x, y)[2] ?? 255) < 0x4c;
  const column = Array.from({ length: 500 }, (_, y) => y + 80).filter((y) => isLogo(540, y));
  expect(Math.abs(column.length - 280)).toBeLessThan(5);
}

async function createAndEditEvent(page: Page): Promise<void> {
  await page.goto(portal);
  await page.getByRole("link", { name: "List your service or event" }).click();
  await page.getByRole("button", { name: /List an Event/ }).click();
  await expect(page).toHaveURL("/events/new");
  await page.getByLabel("Title").fill("Accra Nights");
  await page.getByLabel("Description").fill("Highlife above the harbour.");
  await page.getByLabel("Category").selectOption("Festivals");
  await page.getByRole("radio", { name: /Caribbean/ }).check();
  await page.getByLabel("Address").fill("Valletta Waterfront");
  await page.getByLabel("Country").selectOption("PL");
  await page.getByLabel("Start date").fill(`${nextYear}-07-15T20:00`);
  await page.getByLabel("End date").fill(`${nextYear}-07-15T19:00`);
  await page.getByRole("group", { name: "Is a ticket required?" }).getByText("Yes").click();
  await expect(page.getByLabel("Ticket currency")).toHaveValue("PLN");
  await expect(page.getByLabel("Ticket currency")).not.toBeEditable();
  await page.getByLabel("Country").selectOption("MT");
  await expect(page.getByLabel("Ticket currency")).toHaveValue("EUR");
  await page.getByLabel("Ticket price").fill("15.50");
  await page.getByRole("group", { name: "Is booking required?" }).getByText("Yes").click();
  await page.getByLabel("Image", { exact: true }).setInputFiles(await photo("night.jpg", "#2d2a63"));
  await expect(page.getByRole("button", { name: "Remove night.jpg" })).toBeVisible();
  await expect(page.getByText("Uploading")).toBeHidden({ timeout: 20_000 });
  await expect(page.getByText("Preparing the picture")).toBeHidden({ timeout: 20_000 });
  await page.getByRole("button", { name: "Submit event" }).click();
  await expect(page.getByText("The event must end after it starts.")).toBeVisible();
  await page.getByLabel("End date").fill(`${nextYear}-07-16T01:00`);
  await page.getByLabel("Booking link").fill("tickets.example/accra");
  await page.getByRole("button", { name: "Submit event" }).click();
  const news = page.getByRole("dialog", { name: "Your event has been submitted!" });
  await expect(news).toContainText("We will review your listing and get back to you in less than 48 hours.");
  await news.getByRole("link", { name: "See your event" }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(
    page.getByText(`${dateWords(`${nextYear}-07-15`, { weekday: "short" })} 15 July ${nextYear}, 20:00`),
  ).toBeVisible();
  await expect(page.getByText("€15.50")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(/\/events\/\d+\/edit$/);
  await expect(page.getByLabel("Start date")).toHaveValue(`${nextYear}-07-15T20:00`);
  await page.getByLabel("Title").fill("Accra Nights at the Harbour");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accra Nights at the Harbour" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("radiogroup", { name: "Show" }).getByText("Events").click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText(`Event starts: 15 July ${nextYear}`)).toBeVisible();
}

async function deleteEvent(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accra Nights at the Harbour" }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Event deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL(portal);
}

async function deleteService(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(portal);
  await page.getByRole("link", { name: "Ada's Braids and Locs" }).click();
  await expect(page).toHaveURL(/\/services\/\d+$/);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(
    page.getByText("Are you sure you want to delete this service? This action cannot be undone."),
  ).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Service deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
}
