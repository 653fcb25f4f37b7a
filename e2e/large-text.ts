import { expect, type Page, test } from "./journey.ts";
import { expectNoOverflow } from "./public/page-checks.ts";

const maxShareOfWindow = 0.4;
const looks = [
  { name: "400 % zoom", size: { width: 320, height: 640 }, letters: "" },
  { name: "text at 200 %", size: { width: 360, height: 740 }, letters: "200%" },
] as const;

/** The looks are 400 % zoom in a window of 1280 pixels, and text of twice the size on a small phone. */
export async function inBothLooks(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  const setLetters = (letters: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, letters);
  for (const { name, size, letters } of looks)
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await setLetters(letters);
      await check(page);
    });
  await setLetters("");
}

/** `part` is the share of the window that a fixed or sticky element covers while the page is scrolled to the top. */
function barsOf(page: Page): Promise<{ name: string; part: number }[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    return [...document.querySelectorAll("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { name: element.className, part: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight };
      });
  });
}

/** Returns the fields that another element covers when they have the focus. */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("main :is(input, textarea, select):enabled")];
    return fields
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 1)
      .filter((field) => {
        // Browsers do not scroll to a field that already has the focus.
        field.blur();
        field.focus();
        const { left, top, width, height } = field.getBoundingClientRect();
        // Only the first line of a long text area has to be visible.
        const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height, 48) / 2);
        const around = onTop?.closest("label, .field, .field-input-wrap") ?? onTop;
        return document.activeElement === field && !around?.contains(field);
      })
      .map((field) => field.id || field.getAttribute("name") || field.outerHTML);
  });
}

const readableParts = [".field-optional", ".host-bookings", ".item-list", ".media-card-foot", ".community-picker"];

/** If a short word breaks over two lines, its column is too narrow to read. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(readableParts.join()).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Text that is only for screen readers is in a box of one pixel.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}()]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= 10 && lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

export async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  expect(await brokenWords(page)).toEqual([]);
  const bars = await barsOf(page);
  expect(bars.filter(({ part }) => part > maxShareOfWindow)).toEqual([]);
  expect(await coveredFields(page)).toEqual([]);
}

/** Returns words in `main` that are cut off, broken over two lines or on top of other words. */
export function unreadableWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: { word: string; box: DOMRect; element: Element; bar: Element | undefined }[] = [];
    const unreadable: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as Element;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only, option")) continue;
      // Text that is only for screen readers is in a box of one pixel.
      if (element.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of texts.currentNode.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const box = range.getBoundingClientRect();
        const isLong = word.length > 12;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !isLong) unreadable.push(`broken: ${word}`);
        let bar: Element | undefined;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { left, right } = around.getBoundingClientRect();
          const { overflowX, position } = getComputedStyle(around);
          if (position === "sticky") bar ??= around;
          // What is outside can be scrolled into view.
          if (overflowX === "auto" || overflowX === "scroll") break;
          const isEdge = around.matches("button, a, html") || overflowX !== "visible";
          if (isEdge && (box.left < left - 1 || box.right > right + 1)) unreadable.push(`cut off: ${word}`);
        }
        found.push({ word, box, element, bar });
      }
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
    // A sticky bar may cover the content that scrolls under it.
    for (const [n, one] of found.entries())
      for (const other of found.slice(n + 1))
        if (one.element !== other.element && one.bar === other.bar && isOver(one.box, other.box))
          unreadable.push(`${one.word} over ${other.word}`);
    return unreadable;
  });
}

export const expectReadable = async (page: Page) => expect(await unreadableWords(page)).toEqual([]);

/** Returns the controls of the open dialog that nobody can see or press, even after scrolling. */
function unreachableInDialog(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const controls = [...(dialog?.querySelectorAll<HTMLElement>("a, button, input, textarea, select") ?? [])];
    if (controls.length === 0) return ["no dialog"];
    return controls
      .filter((control) => control.checkVisibility() && !control.hasAttribute("disabled"))
      .filter((control) => {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, right, top, width, height } = control.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height, 48) / 2);
        const around = onTop?.closest("label, .field, .field-input-wrap, button, a") ?? onTop;
        const isCut = control.matches("a, button") && control.scrollWidth > control.clientWidth + 1;
        return isCut || left < -1 || right > innerWidth + 1 || !around?.contains(control);
      })
      .map((control) => control.textContent || control.getAttribute("name") || control.outerHTML);
  });
}

async function expectDialogUsable(page: Page): Promise<void> {
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
  await expectNoOverflow(page);
  expect(await unreachableInDialog(page)).toEqual([]);
}

export const inDialog = (page: Page) => inBothLooks(page, expectDialogUsable);
