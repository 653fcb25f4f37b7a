import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { nextYear } from "#server/testing/test-days.ts";
import { jpeg } from "./pictures.ts";
import { storePicture } from "./stored-picture.ts";

/** All tests share one product, so each test needs a person of its own. */
export const newEmail = (who: string) => `e2e-${who}-${randomUUID().slice(0, 8)}@test.example`;

export const portal = "/kindred-providers";

/** Does not wait for the next page. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Borg");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Either a page, or a session without a browser. */
export type Caller = {
  readonly request: APIRequestContext;
  /** Set if the test has started a product of its own. */
  readonly origin?: string;
};

export async function adoptSession(context: BrowserContext, { request }: Caller): Promise<void> {
  await context.addCookies((await request.storageState()).cookies);
}

const sharedOrigin = new URL(process.env.E2E_ADDRESS ?? "http://localhost:3000").origin;

/** Does not open the issuer's page, which saves time. */
export async function signInDirectly(
  { request, origin = sharedOrigin }: Caller,
  email: string,
  name = { firstName: "Ada", lastName: "Borg" },
): Promise<void> {
  const form = await request.get("/auth/sign-in?returnTo=/healthz");
  const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(await form.text()) ?? [];
  const signedIn = await request.post(new URL(action, form.url()).href, {
    form: { email, ...name },
    headers: { origin },
  });
  expect(signedIn.url()).toBe(`${origin}/healthz`);
}

/** Returns the email address of the new host. */
export async function becomeHost(caller: Caller, who: string, writtenToAt?: string): Promise<string> {
  const email = newEmail(who);
  await signInDirectly(caller, email);
  await createAccount(caller, writtenToAt ?? email);
  return email;
}

export async function createAccount(caller: Caller, email: string): Promise<void> {
  await send(caller, "POST", "/api/kindredProviders", {
    first_name: "Ada",
    last_name: "Borg",
    date_of_birth: "1990-05-17",
    email,
    agreed_to_terms: true,
  });
}

export async function makeService(caller: Caller, name: string, changes: object = {}): Promise<number> {
  const body = { ...(await serviceBody(caller, name)), ...changes, profileImageUrl: await upload(caller, "logo") };
  return (await send(caller, "POST", "/api/serviceProviders", body)).data.id;
}

/** Has the same effect as a host who saves the form in another tab. */
export async function describeService(caller: Caller, id: number, name: string, description: string): Promise<void> {
  const body = { ...(await serviceBody(caller, name)), description };
  const saved = await caller.request.put(`/api/serviceProviders/${id}`, { data: body });
  expect(saved.ok(), await saved.text()).toBe(true);
}

async function serviceBody(caller: Caller, name: string) {
  return {
    name,
    address: "12 Triq il-Kbira, Birkirkara",
    countryIso: "MT",
    cityId: 2,
    phoneNumber: "+356 2122 3344",
    description: "Braids and locs, done gently.",
    communities: [1],
    categoryId: 2,
    subcategoryIds: [await firstSubcategory(caller, 2)],
    portfolioImages: [],
  };
}

export async function makeEvent(caller: Caller, title: string, changes: object = {}): Promise<number> {
  const body = {
    title,
    description: "Highlife above the harbour.",
    category: "Festivals",
    address: "Valletta Waterfront",
    country_iso: "MT",
    start_date: `${nextYear}-07-15T18:00:00Z`,
    end_date: `${nextYear}-07-15T23:00:00Z`,
    timezone: "Europe/Malta",
    community_id: 6,
    city_id: null,
    ticket_required: false,
    image_url: await upload(caller, "event"),
    ...changes,
  };
  return (await send(caller, "POST", "/api/events", body)).data.id;
}

export async function addCalendar(caller: Caller, hostId: number, name: string): Promise<number> {
  return (await send(caller, "POST", `/api/hosts/${hostId}/calendars`, { name })).data.id;
}

async function firstSubcategory(caller: Caller, categoryId: number): Promise<number> {
  const answer = await caller.request.get(`/api/serviceCategories/${categoryId}/subcategories`);
  return (await answer.json())[0].id;
}

async function upload(caller: Caller, purpose: string): Promise<string> {
  // The data folder of another product is not known here.
  if (!caller.origin) return storePicture(caller.request, purpose);
  const bytes = await jpeg("#17603f", 64, 48);
  const request = { purpose, contentType: "image/jpeg", contentLength: bytes.length, fileName: "picture.jpg" };
  const { data } = await send(caller, "POST", "/api/uploads", request);
  const put = await caller.request.put(data.uploadUrl, { headers: data.headers, data: bytes });
  expect(put.ok()).toBe(true);
  return (await send(caller, "POST", `/api/uploads/${data.id}/finish`)).data.url;
}

export async function send(caller: Caller, method: "POST" | "PUT" | "DELETE", path: string, body?: object) {
  const answer = await caller.request.fetch(path, {
    method,
    headers: { origin: caller.origin ?? sharedOrigin },
    ...(body ? { data: body } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
