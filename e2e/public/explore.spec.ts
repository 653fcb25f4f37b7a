import { expect, isThorough, test } from "../journey.ts";
import { collectConsoleErrors, expectAccessible, expectNoOverflow, expectStateAccessible } from "./page-checks.ts";
import { widths } from "./pages.ts";

test("somebody searches from the landing page, filters in place, goes back to the same results, and is helped if nothing is found", async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/");
  // Other tests add listings for braids at the same time.
  const search = page.getByRole("search");
  await search.getByLabel("What are you looking for?").fill("tailor");
  await search.getByRole("button", { name: "Search" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/results? for “tailor”/);
  await expect(page.getByRole("article").first()).toContainText("Tailor");
  await expect(page.getByRole("article").first()).toContainText("Next free:");
  const all = await heading.textContent();

  await test.step("a filter changes the address, the count and the list", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: /^South Asian/ })
      .click();
    await expect(page).toHaveURL(/community=south-asian/);
    await expect(heading).not.toHaveText(all ?? "");
    await expect(page.getByRole("link", { name: "Remove filter: South Asian" })).toBeVisible();
  });

  await test.step("Back shows the former results, and a card leads to the profile", async () => {
    await page.goBack();
    await expect(heading).toHaveText(all ?? "");
    await page.getByRole("article").getByRole("link", { name: "Lahore Tailors" }).click();
    await expect(heading).toHaveText("Lahore Tailors");
  });

  await test.step("a search that finds nothing shows what would find something", async () => {
    await page.goto("/explore?q=braids&city=il-qala");
    await expect(heading).toHaveText("Nothing found for “braids” in Il-Qala");
    await page
      .getByRole("region", { name: "What you can try" })
      .getByRole("link", { name: /Anywhere/ })
      .click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});

test("suggestions follow the keys, open pages and keep what was typed", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "What are you looking for?" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

  await test.step("an empty field offers the communities", async () => {
    await field.press("ArrowDown");
    await expect(options).toHaveCount(6);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expectStateAccessible(page);
  });

  await test.step("typed letters find by the beginnings of words, without marks", async () => {
    await field.fill("gzi");
    await expect(page.getByRole("group", { name: "Towns" }).getByRole("option", { name: "Il-Gżira" })).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(9);
    await expect(options.last()).toHaveText("Search everything for “gzi”");
    await expectStateAccessible(page);
  });

  await test.step("Home, End and the arrows move, and Escape closes and keeps the text", async () => {
    await field.press("End");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await field.press("Home");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await field.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue("gzi");
    await expect(field).toBeFocused();
  });

  await test.step("Enter without a choice searches, and the search is offered again", async () => {
    await field.press("Enter");
    await expect(page).toHaveURL(/\/explore\?q=gzi/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("“gzi”");
    await field.fill("");
    await expect(page.getByRole("group", { name: "Your last searches" }).getByRole("option")).toHaveText(["gzi"]);
  });

  await test.step("Enter on a choice opens its page", async () => {
    await field.fill("carib");
    await expect(options.filter({ hasText: "Caribbean" }).first()).toBeVisible();
    const names = await options.allTextContents();
    const place = names.findIndex((name) => /^Caribbean\d+ host/.test(name));
    for (let n = 0; n <= place; n++) await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/communities\/caribbean$/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("searching, filtering and loading more work as plain forms and links", async ({ page }) => {
    await page.goto("/explore");
    await page.getByRole("combobox", { name: "Where" }).selectOption({ label: "Il-Gżira" });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("in Il-Gżira");
    await page.getByRole("link", { name: "Remove filter: Il-Gżira" }).click();
    await expect(page.getByRole("article")).toHaveCount(12);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page.getByRole("article")).toHaveCount(24);
    await page.getByRole("link", { name: "How results are ordered" }).click();
    await expect(page.getByText("Nobody can pay for a better place")).toBeVisible();
    await page.goto(`/explore?q=%00braids%01${encodeURIComponent(" ".repeat(150))}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("results for “braids”");

    await test.step("right to left, the dot between the details of a card lies between them", async () => {
      await page.goto("/explore?kind=services&lang=en-XA");
      const parts = page.getByRole("article").first().locator("p > span");
      const directions = await parts.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one, "::after").content !== "none")
          .map((one) => getComputedStyle(one).direction),
      );
      expect(directions).toEqual(["rtl"]);
    });
  });
});

for (const width of isThorough ? widths : [390]) {
  test(`the pages for finding fit and are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const further = ["/explore?q=braids&city=il-qala", "/cities/il-gzira"];
    for (const path of ["/explore?q=food", "/communities/caribbean", ...(isThorough ? further : [])]) {
      await page.goto(path);
      await expectNoOverflow(page);
      if (path.includes("q=food")) await expectAccessible(page);
      else await expectStateAccessible(page);
    }
  });
}
