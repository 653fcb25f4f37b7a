import { expect, type Page, test, thorough } from "../journey.ts";
import {
  collectConsoleErrors,
  expectAccessible,
  expectContrast,
  expectNoOverflow,
  expectStateAccessible,
} from "./page-checks.ts";

/** After hydration, the combobox has replaced the plain select. */
async function openHydrated(page: Page, address = "/design"): Promise<void> {
  await page.goto(address);
  await expect(page.locator("input[role=combobox]")).toBeVisible();
}

test("every component is accessible in light and dark, and fits 320 pixels in both directions", {
  tag: thorough,
}, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await openHydrated(page, "/design?theme=light&dir=ltr");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expectAccessible(page);
  await test.step("in the dark theme, every text has enough contrast", async () => {
    await openHydrated(page, "/design?theme=dark&dir=ltr");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectContrast(page);
  });
  expect(consoleErrors).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await test.step("in right-to-left text, ArrowLeft moves to the next tab", async () => {
    await openHydrated(page, "/design?dir=rtl");
    await expectNoOverflow(page);
    await page.getByRole("tab", { name: "Listings" }).click();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Bookings" })).toBeFocused();
    await expect(page.getByRole("tabpanel")).toHaveText("Who is coming, and when.");
  });
  await openHydrated(page, "/design?lang=en-XA");
  await expectNoOverflow(page);
});

test("dialogs, menu, pictures and toast can be used by keyboard and swipe, and return the focus", {
  tag: thorough,
}, async ({ page }) => {
  await openHydrated(page);
  await test.step("every element reached by Tab has a visible focus outline", async () => {
    const focused = await page.evaluateHandle(() => {
      const seen: Element[] = [];
      const unseen: string[] = [];
      document.addEventListener("focusin", async () => {
        // A list of tabs passes the focus on to one of its tabs.
        await Promise.resolve();
        const at = document.activeElement as Element;
        const frames = [at, at.closest("label"), at.closest(".file-drop"), at.closest(".media-card")];
        const isSeen = frames.some((element) => element && getComputedStyle(element).outlineStyle !== "none");
        if (isSeen) seen.push(at);
        else unseen.push(at.outerHTML.slice(0, 80));
      });
      return { seen, unseen };
    });
    for (let stop = 0; stop < 110; stop++) await page.keyboard.press("Tab");
    const { count, unseen } = await focused.evaluate(({ seen, unseen }) => ({ count: new Set(seen).size, unseen }));
    expect(unseen).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  await test.step("a dialog takes the focus, traps it and returns it when closed", async () => {
    const opener = page.getByRole("button", { name: "Open a dialog" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add a service item" });
    await expect(dialog.getByLabel("Name")).toBeFocused();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("a confirmation dialog focuses the safe answer first", async () => {
    await page.getByRole("button", { name: "Open a question" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete this service?" });
    await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
    await expectStateAccessible(page);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
  });

  await test.step("the menu can be used with the keyboard only", async () => {
    const button = page.getByRole("button", { name: "Account menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu", { name: "Account menu" })).toBeVisible();
    await expectStateAccessible(page);
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.getByRole("status").getByText("Sign Out")).toBeVisible();
    await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
  });

  await test.step("arrow keys switch pictures, and closing returns the focus", async () => {
    const opener = page.getByRole("button", { name: "Open pictures" });
    await opener.click();
    const box = page.getByRole("dialog", { name: "1 of 3" });
    await expect(box).toBeVisible();
    await expectStateAccessible(page);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: "2 of 3" })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog", { name: "3 of 3" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("a toast has the role status and can be dismissed", async () => {
    await page.getByRole("button", { name: "Show a toast" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Item updated successfully!" });
    await expect(toast).toBeVisible();
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toBeHidden();
  });

  const dialog = page.getByRole("dialog");
  await test.step("on a phone, a dialog is a bottom sheet that a swipe closes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open a dialog" }).click();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(844);
    const box = await dialog.boundingBox();
    if (!box) throw new Error("The sheet has no bounding box");
    await page.mouse.move(195, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(195, box.y + 160, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  });

  await test.step("with prefers-reduced-motion, dialogs and skeletons are not animated", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("button", { name: "Open a dialog" }).click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
    const skeleton = page.locator(".skeleton").first();
    expect(await skeleton.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
  });
});

test("the combobox and the date of birth picker accept typing, arrow keys and leaving the field", {
  tag: thorough,
}, async ({ page }) => {
  await openHydrated(page);
  const box = page.getByRole("combobox", { name: "City" });
  await test.step("the combobox finds Maltese names typed without diacritics", async () => {
    await box.fill("haz z");
    await box.fill("zabbar");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["ĦAŻ-ŻABBAR"]);
    await expectStateAccessible(page);
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue("ĦAŻ-ŻABBAR");
    await box.fill("nowhere");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("ĦAŻ-ŻABBAR");
  });

  await test.step("leaving the combobox selects the only match, or reports that nothing was chosen", async () => {
    await box.fill("");
    await box.fill("nowhere");
    await page.keyboard.press("Tab");
    await expect(box).toHaveValue("nowhere");
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Choose one from the list.")).toBeVisible();
    await box.fill("zabbar");
    await page.keyboard.press("Tab");
    await expect(box).toHaveValue("ĦAŻ-ŻABBAR");
    await expect(page.getByText("Choose one from the list.")).toHaveCount(0);
  });

  await test.step("the date of birth picker shows 42 days, clamps the day and offers 83 years", async () => {
    const picker = page.getByRole("group", { name: "Date of birth" }).first();
    await expect(picker.locator("td button")).toHaveCount(42);
    const thisYear = new Date().getFullYear();
    const years = await picker.getByLabel("Year", { exact: true }).locator("option").allTextContents();
    expect(years.slice(1)).toEqual(Array.from({ length: 83 }, (_, index) => String(thisYear - 18 - index)));
    await picker.getByLabel("Month", { exact: true }).selectOption("1");
    await picker.getByLabel("Day", { exact: true }).selectOption("31");
    await picker.getByLabel("Month", { exact: true }).selectOption("4");
    await expect(picker.getByLabel("Day", { exact: true })).toHaveValue("30");
    const day = picker.locator("td button[aria-pressed=true]");
    await expect(day).toHaveText("30");
    await day.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(picker.getByLabel("Month", { exact: true })).toHaveValue("5");
    await expect(picker.getByLabel("Day", { exact: true })).toHaveValue("1");
  });
});
