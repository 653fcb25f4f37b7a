import type { SentTo } from "#contract/endpoint.ts";
import { createListing } from "#contract/listings.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Body = SentTo<typeof createListing>["body"];

export async function listingBody(app: TestApp, host: TestHost, changes: Partial<Body> = {}): Promise<Body> {
  return {
    name: "Amara's Braids",
    address: "12 Triq il-Kbira, Birkirkara",
    countryIso: "MT",
    phoneNumber: "+356 2122 3344",
    whatsappNumber: "",
    websiteUrl: "amara.example",
    description: "Braids, twists and locs.\nBy appointment.",
    communities: [1],
    categoryId: 2,
    subcategoryIds: [201, 202],
    profileImageUrl: await anImage(app, host.userId),
    portfolioImages: [],
    ...changes,
  };
}

export async function aListing(app: TestApp, host: TestHost, changes: Partial<Body> = {}) {
  const body = await listingBody(app, host, changes);
  const answer = await app.call(createListing, { query: {}, body }, { headers: host.headers });
  if (answer.status !== 201) throw new Error(`The listing was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
