import { soon, type Venue } from "./booking/venue.ts";
import { expect, isThorough, type Locator, type Page, test } from "./journey.ts";

type Loss = {
  readonly name: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
};

const calls = /\.data(\?|$)|\/api\/|\/assets\/[^?]*\.js/;
const offline: Loss = {
  name: "offline",
  begin: (page) => page.context().setOffline(true),
  end: (page) => page.context().setOffline(false),
};
const refused: Loss = {
  name: "500",
  begin: async (page) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, body: "broken" }));
  },
  end: (page) => page.unroute(calls),
};

/**
 * Each run tries every action once and alternates between the two kinds of loss. The two runs together try every action
 * with both.
 */
const turns = [
  [offline, refused],
  [refused, offline],
] as const;
export const runs = (isThorough ? turns : turns.slice(0, 1)).map((losses) => ({
  name: `${losses[0].name} first`,
  losses,
}));
type Run = (typeof runs)[number];

type Action = {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly says: string | RegExp;
  /** What Retry leads to. Undefined if the test does not press Retry. */
  readonly retried?: (page: Page) => Locator;
  /** If there is no Retry, the test repeats the action once the connection is back. This is what it leads to. */
  readonly again?: (page: Page) => Locator;
};
export type Row = {
  readonly page: string;
  readonly open: (page: Page, venue: Venue) => Promise<unknown>;
  readonly stays: (page: Page) => Locator;
  readonly actions: readonly Action[];
};

export const link = (name: string | RegExp) => (page: Page) => page.getByRole("link", { name }).first().click();
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).last().click();
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name, level: 1 });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
export const otherPage = "That page didn't load.";
export const start = soon("10:00");

export async function tryRows(page: Page, venue: Venue, rows: readonly Row[], { losses }: Run): Promise<void> {
  let tried = 0;
  for (const row of rows)
    await test.step(row.page, async () => {
      await row.open(page, venue);
      await expect(row.stays(page)).toBeVisible();
      for (const action of row.actions) await tryAction(page, row, action, losses[tried++ % 2 === 0 ? 0 : 1]);
    });
}

async function tryAction(page: Page, row: Row, action: Action, loss: Loss): Promise<void> {
  const { name, act, says, retried, again } = action;
  await test.step(`${name}, ${loss.name}`, async () => {
    const address = page.url();
    await loss.begin(page);
    await act(page);
    await expect(text(says)(page)).toBeVisible();
    await expect(row.stays(page)).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    if (loss.name === "offline" && says === otherPage)
      await expect(page.getByText("You're offline.").first()).toBeVisible();
    if (says === otherPage) expect(page.url()).toBe(address);
    await loss.end(page);
    if (again) {
      await act(page);
      await expect(again(page).first()).toBeVisible();
      // The page also reloads its data. When that message disappears, the layout moves, and a click could miss its
      // target.
      await expect(page.getByText(/^(We couldn't load|Failed to fetch) /)).toHaveCount(0);
    }
    if (!retried) return;
    const retry = page.getByRole("button", { name: /^(Retry|Try Again)$/ });
    // If a page's code failed to load, the browser requests it once more and opens the page by itself if that works.
    await expect(async () => {
      if (await retry.last().isVisible()) await retry.last().click({ timeout: 1_000 });
      await expect(retried(page).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(retry).toHaveCount(0);
  });
}
