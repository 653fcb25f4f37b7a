import { expect, test } from "vitest";
import type { Member, Role } from "./load-team.ts";
import { calendarChoices, mayChangeRole, mayHandOver, mayLeave, mayRemove, rolesFor } from "./team-rules.ts";

const joinedAt = "2026-01-01T00:00:00.000Z";
const aMember = (userId: number, role: Role): Member => ({
  userId,
  role,
  name: `Person ${userId}`,
  email: `person${userId}@test.example`,
  calendarIds: [],
  joinedAt,
});
const [owner, manager, staff] = [aMember(1, "owner"), aMember(2, "manager"), aMember(3, "staff")];
const members = [owner, manager, staff];
const calendars = [
  { id: 1, name: "Amara", memberId: 1 },
  { id: 2, name: "Chair", memberId: null },
  { id: 3, name: "Kofi", memberId: 3 },
];
const seenBy = ({ userId, role }: Member, others = members) => ({ userId, role, members: others, calendars });
const ids = (may: (team: ReturnType<typeof seenBy>, member: Member) => boolean, viewer: Member, all = members) =>
  all.filter((member) => may(seenBy(viewer, all), member)).map(({ userId }) => userId);

test("only owners can change roles, and the last owner stays an owner", () => {
  expect(ids(mayChangeRole, owner)).toEqual([2, 3]);
  expect(ids(mayChangeRole, manager)).toEqual([]);
  expect(ids(mayChangeRole, owner, [owner, aMember(4, "owner")])).toEqual([1, 4]);
});

test("only owners can hand over, and only to a member who is not an owner", () => {
  expect(ids(mayHandOver, owner)).toEqual([2, 3]);
  expect(ids(mayHandOver, owner, [owner, aMember(4, "owner")])).toEqual([]);
  expect(ids(mayHandOver, manager)).toEqual([]);
});

test("owners can remove anyone else, managers can remove staff, and everyone but the last owner can leave", () => {
  expect(ids(mayRemove, owner)).toEqual([2, 3]);
  expect(ids(mayRemove, manager)).toEqual([3]);
  expect(ids(mayLeave, owner)).toEqual([]);
  expect(ids(mayLeave, manager)).toEqual([2]);
});

test("managers can invite only staff", () => {
  expect(rolesFor(owner)).toEqual(["staff", "manager", "owner"]);
  expect(rolesFor(manager)).toEqual(["staff"]);
});

test("a member can have their own calendar or one that belongs to nobody", () => {
  expect(calendarChoices(seenBy(owner), staff).map(({ id }) => id)).toEqual([2, 3]);
});
