import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { nextYear } from "#server/testing/test-days.ts";
import { jpeg } from "./pictures.ts";

/** A new address for every test: tests share one product, so they must not share a person. */
export const newEmail = (who: string) => `e2e-${who}-${randomUUID().slice(0, 8)}@test.example`;

export const portal = "/kindred-providers";

export async function signIn(page: Page, email: string, returnTo = portal): Promise<void> {
  await page.goto(`/auth/sign-in?${new URLSearchParams({ returnTo })}`);
  await continueAs(page, email);
  await expect(page).toHaveURL(returnTo);
}

/** Fills in and sends the issuer's form, without waiting for the page it leads to. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Borg");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

const origin = new URL(process.env.E2E_ADDRESS ?? "http://localhost:3000").origin;

/** Signs in and creates a provider account through the API; returns the sign-in address. */
export async function becomeHost(page: Page, who: string, writtenToAt?: string): Promise<string> {
  const email = newEmail(who);
  const form = await page.request.get("/auth/sign-in?returnTo=/healthz");
  const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(await form.text()) ?? [];
  const signedIn = await page.request.post(new URL(action, form.url()).href, {
    form: { email, firstName: "Ada", lastName: "Borg" },
    headers: { origin },
  });
  expect(signedIn.url()).toBe(`${origin}/healthz`);
  await send(page, "POST", "/api/kindredProviders", {
    first_name: "Ada",
    last_name: "Borg",
    date_of_birth: "1990-05-17",
    email: writtenToAt ?? email,
    agreed_to_terms: true,
  });
  return email;
}

export async function makeService(page: Page, name: string): Promise<number> {
  const body = {
    name,
    address: "12 Triq il-Kbira, Birkirkara",
    countryIso: "MT",
    phoneNumber: "+356 2122 3344",
    description: "Braids and locs, done gently.",
    communities: [1],
    categoryId: 2,
    subcategoryIds: [await firstSubcategory(page, 2)],
    profileImageUrl: await upload(page, "logo"),
    portfolioImages: [],
  };
  return (await send(page, "POST", "/api/serviceProviders", body)).data.id;
}

export async function makeEvent(page: Page, title: string): Promise<number> {
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
    image_url: await upload(page, "event"),
  };
  return (await send(page, "POST", "/api/events", body)).data.id;
}

async function firstSubcategory(page: Page, categoryId: number): Promise<number> {
  const answer = await page.request.get(`/api/serviceCategories/${categoryId}/subcategories`);
  return (await answer.json())[0].id;
}

async function upload(page: Page, purpose: string): Promise<string> {
  const bytes = await jpeg("#17603f");
  const request = { purpose, contentType: "image/jpeg", contentLength: bytes.length, fileName: "picture.jpg" };
  const { data } = await send(page, "POST", "/api/uploads", request);
  const put = await page.request.put(data.uploadUrl, { headers: data.headers, data: bytes });
  expect(put.ok()).toBe(true);
  return (await send(page, "POST", `/api/uploads/${data.id}/finish`)).data.url;
}

export async function send(page: Page, method: "POST" | "PUT" | "DELETE", path: string, body?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { origin },
    ...(body ? { data: body } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
