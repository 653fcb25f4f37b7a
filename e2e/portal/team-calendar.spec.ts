import { expect, type Page, test } from "../journey.ts";
import { expectAccessible, expectContrast, expectNoOverflow, readPage } from "../public/page-checks.ts";
import { addCalendar, type Caller } from "./hosts.ts";
import { bookAsCustomer, calendarAt, hostWithItem, type OpenHost, tuesday } from "./open-calendar.ts";

test.setTimeout(120_000);

type Team = OpenHost & { readonly kofi: number; readonly efua: number };

/** Ada and Kofi are open from 09:00 to 12:00 in Malta, Efua from 10:00 to 11:00. Ada has a booking at 09:00. */
async function openTeam(page: Caller, who: string): Promise<Team> {
  const host = await hostWithItem(page, who);
  const kofi = await addCalendar(page, host.hostId, "Kofi");
  const efua = await addCalendar(page, host.hostId, "Efua");
  const open = async (from: string, to: string, calendarId?: number) => {
    const window = { startTime: `${tuesday.date}T${from}:00Z`, endTime: `${tuesday.date}T${to}:00Z` };
    const data = { kindredProviderId: host.hostId, ...window, status: "available", calendarId };
    expect((await page.request.post("/api/providerCalendar/availability", { data })).status()).toBe(200);
  };
  await open("08:00", "11:00");
  await bookAsCustomer(page.request, host, `${tuesday.date}T08:00:00Z`, "Rania Kassar");
  await open("08:00", "11:00", kofi);
  await open("09:00", "10:00", efua);
  return { ...host, kofi, efua };
}

const lanes = async (page: Page, more = "") => {
  await page.goto(calendarAt(tuesday.date) + more);
  await expect(page.locator('.team-calendar[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
};
const inLane = (page: Page, calendarId: number) => page.locator(`[data-calendar="${calendarId}"]`);

test("a team sees its day, adds a booking for Kofi and moves one to him, with the mouse and the keyboard", async ({
  page,
}) => {
  const team = await openTeam(page, "lanes");
  await lanes(page);
  await expect(page.getByRole("columnheader", { name: /Ada/ })).toContainText("09:00 – 12:00");
  await expect(page.getByRole("button", { name: /^Add a booking, free .*10:00 – 11:00.*, Efua$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Add a booking in Kofi's lane that starts in the middle of the free stretch.
  await page.getByRole("button", { name: /^Add a booking, .*, Kofi$/ }).focus();
  await page.keyboard.press("Enter");
  const book = page.getByRole("dialog", { name: "Book this time" });
  await expect(book.getByLabel("With")).toHaveValue(String(team.kofi));
  await book.getByLabel("Start").selectOption("11:00");
  await book.getByLabel("Name").fill("Sara Lwanga");
  await page.reload();
  await expect(book.getByLabel("Name")).toHaveValue("Sara Lwanga");
  await expect(book.getByLabel("Start").locator("option:checked")).toHaveText("11:00");
  await book.getByRole("button", { name: "Book", exact: true }).click();
  await expect(inLane(page, team.kofi).getByText("Sara Lwanga")).toBeVisible();

  // A change made elsewhere appears without a reload.
  const elsewhere = { kindredProviderId: team.hostId, serviceItemId: team.itemId, calendarId: team.efua };
  const startTime = `${tuesday.date}T09:00:00Z`;
  await page.request.post("/api/providerCalendar/book", { data: { ...elsewhere, startTime, customerName: "Leila" } });
  await expect(inLane(page, team.efua).getByText("Leila")).toBeVisible();

  // Rania's booking moves to Kofi. Efua is not free at that time, and the dialog says so.
  await page.getByRole("button", { name: /^Rania Kassar.*Half an hour.*, Ada$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to another calendar" }).click();
  const move = page.getByRole("dialog", { name: "Move to another calendar?" });
  await expect(move.getByRole("radio", { name: "Efua Not free at this time" })).toBeDisabled();
  await expect(move.getByRole("radio", { name: "Kofi Free at this time" })).toBeChecked();
  await move.getByRole("button", { name: "Move", exact: true }).click();
  await expect(inLane(page, team.kofi).getByText("Rania Kassar")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add a booking, free .*09:00 – 12:00.*, Ada$/ })).toBeVisible();

  // Choosing one name shows the grid of that calendar, and changes apply only to it.
  await page.getByRole("navigation", { name: "Calendars" }).getByRole("link", { name: "Efua" }).click();
  await expect(page).toHaveURL(new RegExp(`calendar=${team.efua}`));
  await expect(page.locator(`button[aria-label="${tuesday.name}, 10:30, Available"]`)).toBeVisible();
  await expect(page.locator(`button[aria-label="${tuesday.name}, 09:00, Not set"]`)).toBeVisible();

  await page.goto("/kindred-providers?tab=bookings");
  await expect(page.getByText("With Kofi")).toHaveCount(2);
  await page.getByLabel("Calendar", { exact: true }).selectOption("Efua");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("With Kofi")).toHaveCount(0);
  await expect(page.getByText("With Efua")).toBeVisible();

  // From now on, only Efua does the item. The choice survives a reload.
  await page.goto(`/services/${team.listingId}`);
  await page.getByRole("link", { name: "Edit Half an hour" }).click();
  const item = page.getByRole("main");
  await item.getByRole("radio", { name: "Only some of us" }).check();
  await item.getByRole("button", { name: "Save item" }).click();
  await expect(item.getByText("Choose at least one, or Everyone.")).toBeVisible();
  await item.getByRole("checkbox", { name: "Efua" }).check();
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(item.getByRole("checkbox", { name: "Efua" })).toBeChecked();
  await item.getByRole("button", { name: "Save item" }).click();
  await expect(page.getByText("With Efua")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  test("four lanes scroll sideways inside the page, and half an hour is a 44 px target", async ({ page }) => {
    const team = await openTeam(page, "lanes-phone");
    await addCalendar(page, team.hostId, "Chair by the window");
    await page.request.patch(`/api/hosts/${team.hostId}/calendars/${team.kofi}`, { data: { isOpen: false } });
    await lanes(page);
    await expect(page.getByRole("columnheader", { name: "Kofi Closed" })).toBeVisible();
    await expect(page.getByRole("table").getByText("Closed")).toHaveCount(2);
    const widths = page.getByRole("columnheader").evaluateAll((heads) => heads.map((head) => head.clientWidth));
    expect(new Set(await widths).size).toBe(1);
    const visit = page.getByRole("button", { name: /^Rania Kassar/ });
    expect((await visit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoOverflow(page);
    await expectContrast(page);
    const last = page.getByRole("columnheader", { name: /Chair/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.getByRole("link", { name: "Week", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Calendars" }).locator("[aria-current]")).toHaveText(/Ada/);
  });
});

test("without JavaScript, the page shows the team's day and says that changes need JavaScript", async ({ request }) => {
  await openTeam({ request }, "lanes-plain");
  const { main } = await readPage(request, calendarAt(tuesday.date));
  expect(main).toMatch(/<th[^>]*scope="col"[^>]*>(?:(?!<\/th>).)*Ada/s);
  expect(main).toMatch(/<table.*Rania Kassar.*<\/table>/s);
  expect(main).toMatch(/<noscript>.*You can read this calendar\..*<\/noscript>/s);
});
