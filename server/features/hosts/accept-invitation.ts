import { placeOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { acceptInvitation, readInvitation } from "#contract/members.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { nameOf, type Person, setCurrentHost, type Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { appendCalendar, maxCalendars } from "./append-calendar.ts";
import { changeCalendar, findCalendars, lockHost } from "./calendar-name-store.ts";
import { findNamesake } from "./calendar-namesake.ts";
import { findHost } from "./host-store.ts";
import { invitationIn } from "./invitation-link.ts";
import { findInvitation, type InvitationRow, lockInvitation, markAccepted } from "./invitation-store.ts";
import { findMember, insertMember } from "./member-store.ts";

export async function readOpenInvitation(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof readInvitation>,
): Promise<OutputOf<typeof readInvitation>> {
  const id = invitationIn(deps.secret, params.token) ?? refuse("not_found");
  const invitation = (await findInvitation(deps.db, id)) ?? refuse("not_found");
  if (!invitation.can_be_used) refuse("invitation_ended");
  const host = (await findHost(deps.db, invitation.host_id)) ?? refuse("not_found");
  return {
    hostId: host.id,
    hostName: host.name,
    role: invitation.role,
    expiresAt: invitation.expires_at.toISOString(),
    timeZone: placeOf(host.country).timeZone,
  };
}

export async function acceptOpenInvitation(
  deps: Deps,
  actor: Person,
  { params }: InputOf<typeof acceptInvitation>,
): Promise<OutputOf<typeof acceptInvitation>> {
  const id = invitationIn(deps.secret, params.token) ?? refuse("not_found");
  const hostId = await inTransaction(deps.db, async (trx) => {
    // Lock the host first: removing a member also locks the host and then revokes invitations, so another order could
    // deadlock.
    const { host_id } = (await findInvitation(trx, id)) ?? refuse("not_found");
    await lockHost(trx, host_id);
    const invitation = (await lockInvitation(trx, id)) ?? refuse("not_found");
    if (!invitation.can_be_used) refuse("invitation_ended");
    const host = (await findHost(trx, host_id)) ?? refuse("not_found");
    if (host.suspended_at) refuse("account_suspended");
    if (await findMember(trx, host.id, actor.userId)) refuse("already_member");
    await insertMember(trx, { host_id: host.id, user_id: actor.userId, role: invitation.role });
    await markAccepted(trx, id);
    if (invitation.has_calendar) await giveCalendar(trx, invitation, actor);
    await setCurrentHost(trx, actor.sessionHash, host.id);
    await deps.changes.publish(trx, {
      type: "member_changed",
      hostId: host.id,
      memberId: actor.userId,
      action: "joined",
      role: invitation.role,
      roleBefore: null,
      by: { userId: actor.userId, name: nameOf(actor) },
    });
    return host.id;
  });
  return success(actor, "invitation.accepted", { hostId });
}

async function giveCalendar(trx: Db, { host_id, calendar_id }: InvitationRow, actor: Person): Promise<void> {
  const calendars = await findCalendars(trx, host_id);
  const named = calendars.find(({ id, member_id }) => id === calendar_id && member_id === null);
  if (named) {
    const named_after = await findNamesake(trx, named.name, [named.named_after, actor.userId]);
    return changeCalendar(trx, host_id, named.id, { member_id: actor.userId, named_after });
  }
  // The person can join even if the host already has the maximum number of calendars.
  if (calendars.length >= maxCalendars) return;
  // Customers see this name, so it must never be an email address.
  const name = actor.firstName.slice(0, 60).trim() || `#${calendars.length + 1}`;
  await appendCalendar(trx, host_id, { name, memberId: actor.userId });
}
