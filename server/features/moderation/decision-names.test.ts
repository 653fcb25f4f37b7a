import { expect, test } from "vitest";
import { listDecisions } from "#contract/decisions.ts";
import { deleteListing } from "#contract/listings.ts";
import { askToBeErased, runJobsRepeatedly } from "#server/features/erasure/erasure-fixtures.ts";
import { aHost, joinHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { aDesk, anEvent } from "./desk-fixtures.ts";

test("listDecisions shows the name of a listing or event, even after the listing was deleted", async () => {
  const { app, chief, host, decide } = await aDesk();
  const listing = await aListing(app, host, { name: "Amara's Braids" });
  const event = await anEvent(app, host);
  await decide("services", listing.id, {});
  await decide("events", event, {});
  const names = async () => (await app.call(listDecisions, {}, chief)).body.map(({ subjectName }) => subjectName);
  expect(await names()).toEqual(["Accra Nights", "Amara's Braids"]);
  await app.call(deleteListing, { params: { id: String(listing.id) }, query: {} }, host);
  expect(await names()).toEqual(["Accra Nights", "Amara's Braids"]);
});

test("listDecisions shows a moderator's current name, or null after their erasure", async () => {
  const email = "second@test.example";
  const { app, chief, host, decide } = await aDesk({ adminEmails: ["chief@test.example", email] });
  const nameless = await signIn(app, { email, firstName: "", lastName: "" });
  await decide("services", (await aListing(app, host)).id, {}, nameless.headers);
  const by = async () => (await app.call(listDecisions, {}, { headers: chief.headers })).body.map((one) => one.by);
  expect(await by()).toEqual([email]);
  await signIn(app, { email, firstName: "Joseph", lastName: "Camilleri" });
  expect(await by()).toEqual(["Joseph Camilleri"]);
  await askToBeErased(app, email);
  await runJobsRepeatedly(app);
  expect(await by()).toEqual([null]);
});

test("listDecisions shows the host and the member of a team change, or null after their erasure", async () => {
  const { app, chief } = await aDesk();
  const host = await aHost(app);
  const email = "kofi@test.example";
  const kofi = await signIn(app, { email, firstName: "Kofi", lastName: "Mensah" });
  await joinHost(app, host, kofi, "staff");
  const joined = async () => (await app.call(listDecisions, {}, { headers: chief.headers })).body[0];
  expect(await joined()).toMatchObject({
    subject: "members",
    action: "joined",
    reason: "staff",
    subjectName: "Amara Okafor",
    memberName: "Kofi Mensah",
    by: "Kofi Mensah",
  });
  await askToBeErased(app, email);
  await runJobsRepeatedly(app);
  expect(await joined()).toMatchObject({ subjectName: "Amara Okafor", memberName: null, by: null });
});
