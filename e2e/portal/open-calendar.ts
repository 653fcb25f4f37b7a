import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { dateWords, daysAfter, openDay } from "#server/testing/test-days.ts";
import { becomeHost, makeService } from "./hosts.ts";

export type OpenHost = { readonly hostId: number; readonly itemId: number; readonly listingId: number };

export async function hostWithItem(page: Page, who: string): Promise<OpenHost> {
  await becomeHost(page, who);
  const listingId = await makeService(page, `${who} service`);
  const session = await (await page.request.get("/api/session")).json();
  const made = await page.request.post(`/api/serviceItems?providerId=${listingId}`, {
    data: { name: "Half an hour", price: 25, durationMinutes: 30 },
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

/** Books half an hour of this host as a customer without an account. */
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

/** A date and its label on the page, such as "Tue 9 March". */
export function calendarDay(date: string) {
  const words = (parts: Intl.DateTimeFormatOptions) => dateWords(date, parts);
  return { date, name: `${words({ weekday: "short" })} ${words({ day: "numeric", month: "long" })}` };
}

/** Days of the week after `openDay`, which is a Wednesday. */
export const monday = calendarDay(daysAfter(openDay, 5));
export const tuesday = calendarDay(daysAfter(openDay, 6));
export const wednesday = calendarDay(daysAfter(openDay, 7));

/** Opens Monday to Wednesday, 09:00 to 12:00 in Malta, which is UTC+1 in winter. */
export async function openMornings(page: Page, host: OpenHost): Promise<void> {
  for (const { date } of [monday, tuesday, wednesday])
    await setTime(page, host, `${date}T08:00:00Z`, `${date}T11:00:00Z`);
}

export const calendarAt = (date: string, view?: "day" | "week") =>
  `/kindred-providers?tab=calendar&date=${date}${view ? `&view=${view}` : ""}`;

/** By attribute: computing the role and name of the hundreds of cells of a week takes a long time. */
/** Until hydration, a page has the cells of a phone and of a wide screen, and shows one of them. */
export const cell = (page: Page, day: string, time: string, state: string) =>
  page.locator(`button[aria-label="${day}, ${time}, ${state}"]`).filter({ visible: true });

/** Answers the requests to a path with an error. */
export const refuse = (page: Page, path: string, method: string, status = 500, message = "no") =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, code: "internal", message, requestId: "x" } })
      : route.fallback(),
  );

/** Opens the calendar and waits until it is hydrated: earlier clicks are lost. */
export async function openCalendar(page: Page, date: string, view?: "day" | "week", more = ""): Promise<void> {
  await page.goto(calendarAt(date, view) + more);
  await expect(page.locator('.calendar[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}
