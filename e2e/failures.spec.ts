import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { refusals } from "#messages/en/refusals.ts";
import { type StartedProduct, startProduct } from "../scripts/product.ts";
import { braids, soon } from "./booking/venue.ts";
import { expect, type Page, test, waitForHydration } from "./journey.ts";
import { becomeHost, makeEvent, makeService, portal, send } from "./portal/hosts.ts";
import { setTime } from "./portal/open-calendar.ts";
import { readPage } from "./public/page-checks.ts";

// These tests rename tables in the database while pages use them, so they start a product of their own.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let product: StartedProduct;
let database: pg.Client;
let service: number;
let item: number;
let event: number;
/** Signed in as the only host. The tests run one after another and share this page. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ RATE_LIMITS: "off", DEMO: "off", LOG_LEVEL: "silent" });
  const password = readFileSync(join(product.dataDir, "postgres-password"), "utf8");
  const port = readFileSync(join(product.dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[3];
  database = new pg.Client({ host: "127.0.0.1", port: Number(port), user: "kindred", password, database: "kindred" });
  await database.connect();
  page = await browser.newPage({ baseURL: product.address });
  const host = { request: page.request, origin: product.address };
  await becomeHost(host, "failures");
  service = await makeService(host, "Ada's Braids");
  item = (await send(host, "POST", `/api/serviceItems?providerId=${service}`, braids)).data.id;
  event = await makeEvent(host, "Accra Nights");
  await page.goto(portal);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test.afterAll(async () => {
  await page?.close();
  await database?.end();
  await product?.stop();
});

/** While `work` runs, every query on these tables fails. */
async function without(tables: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const table of tables) await database.query(`alter table ${table} rename to ${table}_away`);
  try {
    await work();
  } finally {
    for (const table of tables) await database.query(`alter table ${table}_away rename to ${table}`);
  }
}

/** Whoever has just written something gets answers from the database, and none from memory. */
const justWritten = { cookie: "position=0/0" };

const open = (path: string) => page.goto(product.address + path);

test("if one list fails, the other is shown; if both fail, Try Again loads them", async () => {
  const services = page.getByRole("article").filter({ has: page.locator('a[href^="/services/"]') });
  const events = page.getByRole("article").filter({ has: page.locator('a[href^="/events/"]') });
  await expect(events.first()).toBeVisible();
  await without(["events"], async () => {
    await page.reload();
    await expect(page.getByText("Failed to fetch events", { exact: true })).toBeVisible();
    await expect(services.first()).toBeVisible();
    await expect(events).toHaveCount(0);
  });
  await without(["listings"], async () => {
    await page.reload();
    await expect(page.getByText("Failed to fetch services", { exact: true })).toBeVisible();
    await expect(events.first()).toBeVisible();
    await expect(services).toHaveCount(0);
  });
  await without(["listings", "events"], async () => {
    await page.reload();
    await expect(page.getByText("Failed to load your listings. Please try again.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  });
  await waitForHydration(page);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Failed to load your listings. Please try again.")).toHaveCount(0);
});

test("if the account cannot be checked, the registration form is shown with the reason", async () => {
  await without(["hosts"], async () => {
    await page.reload();
    await expect(page.getByText("Failed to check provider account")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Create Your Provider Account" })).toBeVisible();
  });
});

test("service, event and calendar pages say what could not be loaded", async () => {
  await without(["listings", "events", "availability"], async () => {
    expect((await open(`/services/${service}`))?.status()).toBe(502);
    await expect(page.getByText("Failed to load service details")).toBeVisible();
    expect((await open(`/events/${event}`))?.status()).toBe(502);
    await expect(page.getByText("Failed to load event details")).toBeVisible();
    await open("/kindred-providers?tab=calendar");
    await expect(page.getByText("Failed to fetch slots: 500")).toBeVisible();
  });
  await waitForHydration(page);
  const retry = page.getByRole("button", { name: "Retry" });
  // The calendar also recovers by itself when its event stream reconnects, and then Retry disappears.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByText("Failed to fetch slots: 500")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test("each booking step says what could not be loaded", async ({ request }) => {
  const said = async (path: string, text: string | RegExp) => {
    const { words } = await readPage(request, product.address + path, justWritten);
    expect(words, path).toMatch(text instanceof RegExp ? text : new RegExp(text));
  };
  const steps = `providerId=${service}&serviceItemId=${item}`;
  await without(["listings"], async () => {
    await said(`/booking?providerId=${service}`, "Failed to fetch provider details: 500");
    await said(`/booking/review?${steps}&startTime=${soon("09:00")}`, "Provider details unavailable");
  });
  await without(["service_items"], async () => {
    await said(`/booking?providerId=${service}`, "Failed to fetch service items: 500");
    await said(`/booking/review?${steps}&startTime=${soon("09:00")}`, "Service information unavailable");
  });
  await without(["hosts"], async () => {
    await said(
      `/booking/select-time?providerId=${service}`,
      /Failed to (resolve provider availability|fetch provider details)/,
    );
  });
  await without(["availability"], async () => {
    await open(`/booking/select-time?${steps}`);
    await expect(page.getByText(`Failed to fetch slots: 500 ${refusals.internal}`).first()).toBeVisible();
  });
  await waitForHydration(page);
  await page
    .getByRole("link", { name: "Try Again" })
    .or(page.getByRole("button", { name: "Try Again" }))
    .click();
  await expect(page.getByText(/^Failed to fetch slots/)).toHaveCount(0);
});

test("an internal error shows a page with status 500 and a request id, without internal details", async () => {
  await without(["sessions"], async () => {
    const answer = await open(`/services/${service}`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/).first()).toBeVisible();
    expect(await answer?.text()).not.toMatch(/sessions_away|relation|\.ts:|node_modules/);
  });
});

test("a suspended host can view the calendar but not change it", async () => {
  const [owner] = (await database.query("select id from hosts")).rows;
  for (const [from, to, status] of [
    ["09:00", "11:00", "available"],
    ["11:00", "12:00", "unavailable"],
  ] as const)
    await setTime(page, { hostId: owner.id, itemId: item, listingId: service }, soon(from, 7), soon(to, 7), status);
  await database.query("update hosts set suspended_at = now()");
  try {
    const writes: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
    await open(`/kindred-providers?tab=calendar&date=${soon("09:00", 7).slice(0, 10)}`);
    await waitForHydration(page);
    await expect(page.locator('.calendar[aria-busy="false"]')).toBeVisible();
    await expect(page.getByText("Failed to fetch slots")).toHaveCount(0);
    await expect(page.getByText("You can view this calendar but not change it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Change Availability" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
    for (const state of ["Available", "Unavailable"]) {
      const cell = page.getByRole("button", { name: new RegExp(`, ${state}$`) }).last();
      await cell.click({ force: true });
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
      await cell.click({ force: true, modifiers: ["Shift"] });
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
    }
    expect(writes).toEqual([]);
    const { words } = await readPage(page.request, `${product.address}/booking?providerId=${service}`);
    expect(words).toMatch(/Provider Not Found|This provider is not accepting Kindred bookings right now\./);
  } finally {
    await database.query("update hosts set suspended_at = null");
  }
});
