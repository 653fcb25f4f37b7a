import { expect, test } from "../journey.ts";
import { newVisitor } from "../moderation/people.ts";
import { newEmail, portal, send, signInDirectly } from "../portal/hosts.ts";
import { expectAccessible } from "../public/page-checks.ts";
import { aParty, aPartyHost } from "./party.ts";

test("a profile shows the host's coming events, and the portal leads staff to the door", async ({ page, browser }) => {
  const host = await aPartyHost();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const party = await aParty(host, { start_date: `${day}T18:00:00Z`, end_date: `${day}T22:00:00Z` });
  const { host: shown } = await (await page.request.get(`/api/whatsOn/${party.id}`)).json();
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  await visitor.goto(`/providerPage?id=${shown.listing.providerId}`);
  await expect(visitor.getByRole("heading", { name: "Coming events" })).toBeVisible();
  await visitor.getByRole("link", { name: party.title }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(party.title);
  await visitor.context().close();

  const invitations = `/api/hosts/${shown.kindredProviderId}/invitations`;
  const { data } = await send(host, "POST", invitations, { role: "staff" });
  await signInDirectly(page, newEmail("staff"), { firstName: "Kofi", lastName: "Mensah" });
  await send(page, "POST", `/api/invitations/${new URL(data.url).pathname.split("/").at(-1)}/accept`);
  await page.goto(portal);
  await expectAccessible(page);
  await page.getByRole("link", { name: `Let in guests of ${party.title}` }).click();
  await expect(page.getByText(party.title)).toBeVisible();
});
