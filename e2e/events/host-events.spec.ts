import { expect, test } from "../journey.ts";
import { newEmail, portal, send, signInDirectly } from "../portal/hosts.ts";
import { expectStateAccessible, readPage } from "../public/page-checks.ts";
import { aParty, aPartyHost } from "./party.ts";

test("a profile shows the host's coming events, and the portal leads staff to the door", async ({ page, request }) => {
  const host = await aPartyHost();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const party = await aParty(host, { start_date: `${day}T18:00:00Z`, end_date: `${day}T22:00:00Z` });
  const { host: shown } = await (await page.request.get(`/api/whatsOn/${party.id}`)).json();
  const profile = await readPage(request, `/providerPage?id=${shown.listing.providerId}`);
  expect(profile.headings(2)).toContain("Coming events");
  const [, link = ""] = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*${party.title}`).exec(profile.main) ?? [];
  expect((await readPage(request, link)).headings(1)).toEqual([party.title]);

  const invitations = `/api/hosts/${shown.kindredProviderId}/invitations`;
  const { data } = await send(host, "POST", invitations, { role: "staff" });
  await signInDirectly(page, newEmail("staff"), { firstName: "Kofi", lastName: "Mensah" });
  await send(page, "POST", `/api/invitations/${new URL(data.url).pathname.split("/").at(-1)}/accept`);
  await page.goto(portal);
  await expectStateAccessible(page);
  await page.getByRole("link", { name: `Let in guests of ${party.title}` }).click();
  await expect(page.getByText(party.title)).toBeVisible();
});
