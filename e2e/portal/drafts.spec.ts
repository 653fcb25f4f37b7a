import { expect, type Page, test, thorough } from "../journey.ts";
import { becomeHost, continueAs, makeService } from "./hosts.ts";
import { photo } from "./pictures.ts";

const sessionEnded = "Your session has ended. Sign in again to continue where you left off.";

async function fillService(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Ada's Kitchen");
  await page.getByLabel("Description").fill("Sunday jollof.");
  await page.getByRole("radio", { name: /Sub-Saharan Africa/ }).check();
  await page.getByRole("group", { name: "Subcategories" }).getByRole("button").first().click();
  await page.getByLabel("Address").fill("12 Triq il-Kbira");
  await page.getByLabel("City").fill("birkirk");
  await page.keyboard.press("Enter");
  await page.getByLabel("Phone").fill("2122 3344");
  await page.getByLabel("Logo", { exact: true }).setInputFiles(await photo("logo.jpg", "#17603f"));
  await expect(page.getByText("Preparing the picture").or(page.getByText("Uploading"))).toBeHidden({ timeout: 20_000 });
}

test("the service form keeps its draft through an ended session and a reload, until it is sent or started over", async ({
  page,
  context,
}) => {
  const email = await becomeHost(page, "draft");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/services/new?categoryId=4");
  await fillService(page);

  await test.step("if the session ends during an upload, signing in again restores text and uploaded pictures", async () => {
    const photos = page.getByLabel(/^Portfolio photos/);
    const arrived = page.waitForResponse(/\/api\/uploads\/\d+\/finish$/);
    await photos.setInputFiles(await photo("first.jpg", "#f5b638"));
    await arrived;
    await context.clearCookies();
    await photos.setInputFiles(await photo("second.jpg", "#2d2a63"));
    await expect(page.getByRole("listitem").filter({ hasText: "second.jpg" })).toContainText(
      "This picture wasn't uploaded. Choose it again after you sign in.",
    );
    await expect(page.getByText(sessionEnded)).toBeVisible();
    await page.getByRole("link", { name: "Sign in with Google" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL("/services/new?categoryId=4");
    await expect(page.getByLabel("Name")).toHaveValue("Ada's Kitchen");
    await expect(page.getByRole("img", { name: "first.jpg" })).toBeVisible();
    await photos.setInputFiles(await photo("second.jpg", "#2d2a63"));
    await expect(page.getByRole("button", { name: "Move second.jpg earlier" })).toBeVisible();
  });

  await test.step("if the session ends before sending, signing in and a reload restore the form", async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByRole("button", { name: "Submit listing" }).click();
    await expect(page.getByText(sessionEnded)).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in with Google" })).toHaveAttribute(
      "href",
      `/auth/sign-in?${new URLSearchParams({ returnTo: "/services/new?categoryId=4" })}`,
    );
    await context.addCookies(cookies);
    await page.reload();
    await expect(page.getByText("We've restored what you typed last time.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ada's Kitchen");
    await expect(page.getByRole("radio", { name: /Sub-Saharan Africa/ })).toBeChecked();
    await expect(page.getByText("logo.jpg")).toBeVisible();
    const chosen = page.getByRole("group", { name: "Subcategories" }).getByRole("button", { pressed: true });
    await expect(chosen).toHaveCount(1);
  });

  await test.step("the restored form can be sent", async () => {
    const sent = page.waitForRequest("**/api/serviceProviders?hostCountry=MT&kindredProviderId=*");
    await page.getByRole("button", { name: "Submit listing" }).click();
    const { user } = await (await page.request.get("/api/session")).json();
    expect((await sent).postDataJSON()).toMatchObject({ userId: user.id });
    await expect(page.getByRole("dialog", { name: "Congratulations on listing your service!" })).toBeVisible();
    await page.getByRole("link", { name: "Your listings" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  });

  await test.step("Start over clears a draft", async () => {
    await page.goto("/services/new?categoryId=4");
    await expect(page.getByLabel("Name")).toHaveValue("");
    await page.getByLabel("Name").fill("Ada's Bakery");
    await page.reload();
    await expect(page.getByText("We've restored what you typed last time.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ada's Bakery");
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("");
    await page.reload();
    await expect(page.getByText("We've restored what you typed last time.")).toHaveCount(0);
  });
});

test("the item dialog keeps its values when saving fails, the session ends or the page is reloaded", {
  tag: thorough,
}, async ({ page, context }) => {
  const email = await becomeHost(page, "item");
  const id = await makeService(page, "Item Braids");
  await page.goto(`/services/${id}`);

  await test.step("if saving or deleting an item fails, the reason is shown and the typed values are kept", async () => {
    const refusal = { success: false, code: "internal", message: "Come back later.", requestId: "x" };
    await page.route("**/api/serviceItems**", (route) => route.fulfill({ status: 500, json: refusal }));
    await page.getByRole("button", { name: "Add item" }).click();
    const dialog = page.getByRole("dialog", { name: "Add item" });
    await dialog.getByLabel("Name").fill("Cornrows");
    await dialog.getByRole("button", { name: "Save item" }).click();
    await expect(dialog.getByText("Failed to save item: Come back later.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Cornrows");
    await page.unroute("**/api/serviceItems**");
    await dialog.getByRole("button", { name: "Save item" }).click();
    await expect(page.getByText("Item added successfully!")).toBeVisible();
    await page.route("**/api/serviceItems/**", (route) => route.fulfill({ status: 500, json: refusal }));
    await page.getByRole("button", { name: "Delete Cornrows" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete item: Come back later.")).toBeVisible();
    await page.unroute("**/api/serviceItems/**");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Item deleted successfully!")).toBeVisible();
  });

  await test.step("if the session ends in the item dialog, signing in again reopens it with its values", async () => {
    await page.getByRole("button", { name: "Add item" }).click();
    const dialog = page.getByRole("dialog", { name: "Add item" });
    await dialog.getByLabel("Name").fill("Knotless braids");
    await dialog.getByLabel("Price").fill("65");
    await context.clearCookies();
    await dialog.getByRole("button", { name: "Save item" }).click();
    await expect(
      dialog.getByText("Your session has ended. Sign in again to continue where you left off."),
    ).toBeVisible();
    await dialog.getByRole("link", { name: "Sign in with Google" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL(`/services/${id}`);
    await expect(dialog.getByLabel("Name")).toHaveValue("Knotless braids");
    await expect(dialog.getByLabel("Price")).toHaveValue("65");
    await dialog.getByRole("button", { name: "Save item" }).click();
    await expect(page.getByRole("link", { name: "Edit Knotless braids" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("link", { name: "Edit Knotless braids" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("link", { name: "Edit Knotless braids" }).click();
    await page.getByLabel("Name").fill("Box braids");
    page.on("dialog", (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByLabel("Name")).toHaveValue("Box braids");
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Knotless braids");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("link", { name: "Edit Knotless braids" })).toBeVisible();

    await page.getByRole("button", { name: "Delete Knotless braids" }).click();
    await context.clearCookies();
    const asked = page.getByRole("alertdialog", { name: "Delete this item?" });
    await asked.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(asked.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  });
});
