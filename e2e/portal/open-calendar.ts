import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { dateWords, daysAfter, openDay } from "#server/testing/test-days.ts";
import { becomeHost, type Caller, makeService } from "./hosts.ts";

export type OpenHost = { readonly hostId: number; readonly itemId: number; readonly listingId: number };

export async function hostWithItem(page: Caller, who: string): Promise<OpenHost> {
  await becomeHost(page, who);
  const listingId = await makeService(page, `${who} service`);
  const session = await (await page.request.get("/api/session")).json();
  const made = await page.request.post(`/api/serviceItems?providerId=${listingId}`, {
    // The test days are in the next calendar year, often more than the usual 180 days ahead.
    data: { name: "Half an hour", price: 25, durationMinutes: 30, daysAhead: null },
  });
  expect(made.status()).toBe(201);
  return { hostId: session.kindredProvider.id, itemId: (await made.json()).data.id, listingId };
}

export async function setTime(
  page: Page,
  { hostId }: OpenHost,
  startTime: string,
  endTime: string,
  status = "available",
): Promise<void> {
  const answer = await page.request.post("/api/providerCalendar/availability", {
    data: { kindredProviderId: hostId, startTime, endTime, status },
  });
  expect(answer.status()).toBe(200);
}

export async function bookAsCustomer(
  request: APIRequestContext,
  { hostId, itemId }: OpenHost,
  startTime: string,
  customerName: string,
): Promise<void> {
  const data = {
    kindredProviderId: hostId,
    startTime,
    serviceItems: [itemId],
    customerName,
    customerPhone: "99112233",
  };
  const answer = await request.post("/api/providerCalendar/bookings", { data });
  expect(answer.status()).toBe(201);
}

/** The label looks like "Tue 9 March". */
export function calendarDay(date: string) {
  const words = (parts: Intl.DateTimeFormatOptions) => dateWords(date, parts);
  return { date, name: `${words({ weekday: "short" })} ${words({ day: "numeric", month: "long" })}` };
}

/** `openDay` is a Wednesday, so these days are in the week after it. */
export const monday = calendarDay(daysAfter(openDay, 5));
export const tuesday = calendarDay(daysAfter(openDay, 6));
export const wednesday = calendarDay(daysAfter(openDay, 7));

/** The hours are 09:00 to 12:00 in Malta, which is UTC+1 in winter. */
export async function openMornings(page: Page, host: OpenHost): Promise<void> {
  for (const { date } of [monday, tuesday, wednesday])
    await setTime(page, host, `${date}T08:00:00Z`, `${date}T11:00:00Z`);
}

export const calendarAt = (date: string, view?: "day" | "week") =>
  `/kindred-providers?tab=calendar&date=${date}${view ? `&view=${view}` : ""}`;

/**
 * Finds cells by attribute, because computing the role and name of hundreds of cells is slow. Until hydration, the page
 * contains the cells for phones and for wide screens, and shows only one kind.
 */
export const cell = (page: Page, day: string, time: string, state: string) =>
  page.locator(`button[aria-label="${day}, ${time}, ${state}"]`).filter({ visible: true });

export const refuse = (page: Page, path: string, method: string, status = 500, message = "no") =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, code: "internal", message, requestId: "x" } })
      : route.fallback(),
  );

/** Waits until the calendar is hydrated, because earlier clicks are lost. */
export async function openCalendar(page: Page, date: string, view?: "day" | "week", more = ""): Promise<void> {
  await page.goto(calendarAt(date, view) + more);
  await expect(page.locator('.calendar[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}

/** Leaves the mouse button pressed. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
}

/** A busy browser runs timers late, too. */
export async function delayTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (work: TimerHandler, ms = 0) => later(work, ms + 300) });
  });
}
