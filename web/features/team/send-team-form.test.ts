import { expect, test } from "vitest";
import { apiClient } from "#web/lib/api.ts";
import { sendTeamForm } from "./send-team-form.ts";

/** Returns the API calls that a form makes. Every call succeeds. */
async function callsOf(fields: Record<string, string>) {
  const calls: unknown[] = [];
  const api = apiClient(async (path, { method, body }) => {
    calls.push([`${method} ${path}`, ...(body ? [JSON.parse(String(body))] : [])]);
    return Response.json({ success: true, message: "Done.", data: null });
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ hostId: "7", ...fields })) form.set(name, value);
  await sendTeamForm(api, form);
  return calls;
}

test("when an owner hands over, the new owner is added before the old owner's role changes", async () => {
  expect(await callsOf({ intent: "handOver", userId: "2", ownId: "1" })).toEqual([
    ["PATCH /api/hosts/7/members/2", { role: "owner" }],
    ["PATCH /api/hosts/7/members/1", { role: "manager" }],
  ]);
});

test("a member gets the new calendar before the old one is released", async () => {
  const member = { intent: "memberCalendar", userId: "2", name: "Kofi", before: "3" };
  expect(await callsOf({ ...member, calendar: "4" })).toEqual([
    ["PATCH /api/hosts/7/calendars/4", { memberId: 2 }],
    ["PATCH /api/hosts/7/calendars/3", { memberId: null }],
  ]);
  expect(await callsOf({ ...member, calendar: "" })).toEqual([["PATCH /api/hosts/7/calendars/3", { memberId: null }]]);
  expect(await callsOf({ ...member, calendar: "3" })).toEqual([]);
  expect(await callsOf({ ...member, before: "", calendar: "new" })).toEqual([
    ["POST /api/hosts/7/calendars", { name: "Kofi", memberId: 2 }],
  ]);
});

test("an invitation comes with an existing calendar, a new one or none", async () => {
  const bodies = async (calendar: string) =>
    (await callsOf({ intent: "invite", role: "staff", email: "", calendar }))[0];
  const path = "POST /api/hosts/7/invitations";
  const body = { role: "staff", email: "" };
  expect(await bodies("5")).toEqual([path, { ...body, hasCalendar: true, calendarId: 5 }]);
  expect(await bodies("new")).toEqual([path, { ...body, hasCalendar: true, calendarId: null }]);
  expect(await bodies("none")).toEqual([path, { ...body, hasCalendar: false, calendarId: null }]);
});

test("a host is a trader only if the box is ticked", async () => {
  const bodies = async (fields: object) => (await callsOf({ intent: "host", name: "Ada's Braids", ...fields }))[0];
  const path = "PATCH /api/hosts/7";
  expect(await bodies({ isTrader: "on" })).toEqual([path, { name: "Ada's Braids", isTrader: true }]);
  expect(await bodies({})).toEqual([path, { name: "Ada's Braids", isTrader: false }]);
});

test("ignores a form that belongs to another part of the page", async () => {
  expect(await callsOf({ q: "Ana", list: "past" })).toEqual([]);
});
