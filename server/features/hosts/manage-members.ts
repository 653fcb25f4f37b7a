import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listMembers, removeMember, updateMember } from "#contract/members.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { changeCalendar, findCalendars } from "./calendar-name-store.ts";
import type { ActiveOwner, Manager, Staff } from "./gates.ts";
import { revokeInvitationsSeenBy } from "./invitation-store.ts";
import { replaceContact } from "./leave-hosts.ts";
import { lockHostAs } from "./lock-host-as.ts";
import { changeRole, deleteMember, findMember, findMembers } from "./member-store.ts";

type Members = OutputOf<typeof listMembers>;

export async function listMembersOfHost(deps: Deps, actor: Manager): Promise<Members> {
  return membersOf(deps.db, actor.hostId);
}

export async function changeMember(
  deps: Deps,
  actor: ActiveOwner,
  { params, body }: InputOf<typeof updateMember>,
): Promise<OutputOf<typeof updateMember>> {
  const { hostId, userId } = params;
  const changed = await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    const member = (await findMember(trx, hostId, userId)) ?? refuse("not_found");
    if (body.role !== "owner") await requireAnotherOwner(trx, hostId, userId);
    if (member.role !== body.role) {
      if (body.role === "staff") await replaceContact(trx, hostId, userId, "left");
      await changeRole(trx, hostId, userId, body.role);
      await revokeInvitationsSeenBy(trx, hostId, member.role);
      const roles = { role: body.role, roleBefore: member.role };
      await publish(deps, trx, actor, { memberId: userId, action: "role_changed", ...roles });
    }
    return (await membersOf(trx, hostId)).find((one) => one.userId === userId) ?? refuse("not_found");
  });
  return success(actor, "member.changed", changed);
}

export async function removeMemberOfHost(
  deps: Deps,
  actor: Staff,
  { params, query }: InputOf<typeof removeMember>,
): Promise<OutputOf<typeof removeMember>> {
  const { hostId, userId } = params;
  const isLeaving = userId === actor.userId;
  if (actor.isSuspended && !isLeaving) refuse("account_suspended");
  await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    const member =
      (await findMember(trx, hostId, userId)) ?? refuse(actor.role === "staff" ? "role_required" : "not_found");
    const mayRemove = isLeaving || actor.role === "owner" || (actor.role === "manager" && member.role === "staff");
    if (!mayRemove) refuse("role_required");
    await requireAnotherOwner(trx, hostId, userId);
    const heir = query.calendarsTo ?? null;
    if (heir !== null && (heir === userId || !(await findMember(trx, hostId, heir))))
      refuse("invalid_fields", { fields: { calendarsTo: "not_an_option" } });
    for (const { id, member_id } of await findCalendars(trx, hostId))
      if (member_id === userId) await changeCalendar(trx, hostId, id, { member_id: heir });
    await replaceContact(trx, hostId, userId, "left");
    await deleteMember(trx, hostId, userId);
    await revokeInvitationsSeenBy(trx, hostId, member.role);
    const roles = { role: null, roleBefore: member.role };
    await publish(deps, trx, actor, { memberId: userId, action: isLeaving ? "left" : "removed", ...roles });
  });
  return success(actor, isLeaving ? "member.left" : "member.removed", null);
}

/** A host without an owner could never be managed again. */
async function requireAnotherOwner(trx: Db, hostId: number, userId: number): Promise<void> {
  const owners = (await findMembers(trx, hostId)).filter(({ role }) => role === "owner");
  if (owners.length === 1 && owners[0]?.user_id === userId) refuse("last_owner");
}

type MemberChange = { readonly memberId: number; readonly roleBefore: "owner" | "manager" | "staff" } & (
  | { readonly action: "role_changed"; readonly role: "owner" | "manager" | "staff" }
  | { readonly action: "left" | "removed"; readonly role: null }
);

function publish(deps: Deps, trx: Db, actor: Staff, change: MemberChange): Promise<void> {
  const by = { userId: actor.userId, name: nameOf(actor) };
  return deps.changes.publish(trx, { type: "member_changed", hostId: actor.hostId, ...change, by });
}

async function membersOf(db: Db, hostId: number): Promise<Members> {
  const calendars = await findCalendars(db, hostId);
  const members = await findMembers(db, hostId);
  const users = await findUsers(
    db,
    members.map(({ user_id }) => user_id),
  );
  return members.flatMap(({ user_id, role, joined_at }) => {
    const user = users.find(({ id }) => id === user_id);
    if (!user) return [];
    const calendarIds = calendars.filter(({ member_id }) => member_id === user_id).map(({ id }) => id);
    const person = { userId: user_id, name: nameOf(user), email: user.email };
    return [{ ...person, role, calendarIds, joinedAt: joined_at.toISOString() }];
  });
}
