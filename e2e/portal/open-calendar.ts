import { expect, type Page } from "@playwright/test";
import { becomeHost, makeService } from "./hosts.ts";

export type OpenHost = { readonly accountId: number; readonly itemId: number; readonly listingId: number };

/** A new host with a service, one item of 30 minutes, and nothing in the calendar. */
export async function hostWithItem(page: Page, who: string): Promise<OpenHost> {
  await becomeHost(page, who);
  const listingId = await makeService(page, `${who} service`);
  const session = await (await page.request.get("/api/session")).json();
  const made = await page.request.post(`/api/serviceItems?providerId=${listingId}`, {
    data: { name: "Half an hour", price: 25, durationMinutes: 30 },
  });
  expect(made.status()).toBe(201);
  return { accountId: session.kindredProvider.id, itemId: (await made.json()).data.id, listingId };
}

export async function setTime(
  page: Page,
  { accountId }: OpenHost,
  startTime: string,
  endTime: string,
  status = "available",
): Promise<void> {
  const answer = await page.request.post("/api/providerCalendar/availability", {
    data: { kindredProviderId: accountId, startTime, endTime, status },
  });
  expect(answer.status()).toBe(200);
}

/** 8 to 10 March 2027, 09:00 to 12:00 by Malta's clock. */
export async function openMornings(page: Page, host: OpenHost): Promise<void> {
  for (const day of ["08", "09", "10"])
    await setTime(page, host, `2027-03-${day}T08:00:00Z`, `2027-03-${day}T11:00:00Z`);
}

export const calendarAt = (date: string, view?: "day" | "week") =>
  `/kindred-providers?tab=calendar&date=${date}${view ? `&view=${view}` : ""}`;

export const cell = (page: Page, day: string, time: string, state: string) =>
  page.getByRole("button", { name: `${day}, ${time}, ${state}`, exact: true });

/** Opens the calendar and waits until it is alive: a press before that goes nowhere. */
export async function openCalendar(page: Page, date: string, view?: "day" | "week", more = ""): Promise<void> {
  await page.goto(calendarAt(date, view) + more);
  await expect(page.locator('.cal-wrap[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}
