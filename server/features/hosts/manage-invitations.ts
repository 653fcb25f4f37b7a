import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createInvitation, listInvitations, revokeInvitation } from "#contract/members.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { findCalendars } from "./calendar-name-store.ts";
import type { ActiveManager, Manager } from "./gates.ts";
import { invitationLetter } from "./invitation-letter.ts";
import { invitationToken } from "./invitation-link.ts";
import {
  findInvitation,
  findOpenInvitations,
  type InvitationRow,
  insertInvitation,
  markRevoked,
} from "./invitation-store.ts";
import { lockHostAs } from "./lock-host-as.ts";

const maxOpen = 50;

export async function listOpenInvitations(deps: Deps, actor: Manager): Promise<OutputOf<typeof listInvitations>> {
  const rows = await findOpenInvitations(deps.db, actor.hostId);
  // Anyone who has the link gets its role, so managers see only the links that they could make themselves.
  return rows.filter(({ role }) => mayInvite(actor, role)).map((row) => answer(deps, row));
}

export async function invite(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof createInvitation>,
): Promise<OutputOf<typeof createInvitation>> {
  if (!mayInvite(actor, body.role)) refuse("role_required");
  await deps.limits.spend(["invitations", actor.hostId]);
  const mayMail = !body.email || (await deps.limits.maySpend("mailsToUnaskedAddress", body.email.toLowerCase()));
  const made = await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    if ((await findOpenInvitations(trx, actor.hostId)).length >= maxOpen) refuse("too_many_invitations");
    const calendarId = body.hasCalendar ? (body.calendarId ?? null) : null;
    await requireFreeCalendar(trx, actor.hostId, calendarId);
    const id = randomUUID();
    await insertInvitation(trx, {
      host_id: actor.hostId,
      id,
      role: body.role,
      calendar_id: calendarId,
      has_calendar: body.hasCalendar,
      email: body.email ?? null,
      invited_by: actor.userId,
    });
    const row = (await findInvitation(trx, id)) ?? refuse("not_found");
    if (row.email && mayMail) {
      const letter = invitationLetter(actor.locale, deps.settings.publicUrl, {
        ...answer(deps, row),
        hostName: actor.hostName,
      });
      await deps.mail.send(trx, { to: row.email, ...letter, cause: `invitation:${id}` });
    }
    return row;
  });
  return success(actor, body.email && mayMail ? "invitation.mailed" : "invitation.made", answer(deps, made));
}

export async function revoke(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof revokeInvitation>,
): Promise<OutputOf<typeof revokeInvitation>> {
  const invitation = await findInvitation(deps.db, params.invitationId);
  if (!invitation || invitation.host_id !== actor.hostId) refuse("not_found");
  if (!mayInvite(actor, invitation.role)) refuse("role_required");
  const isRevoked = await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    return markRevoked(trx, actor.hostId, invitation.id);
  });
  if (!isRevoked) refuse("not_found");
  return success(actor, "invitation.revoked", null);
}

function mayInvite(actor: Manager, role: InvitationRow["role"]): boolean {
  return actor.role === "owner" || role === "staff";
}

async function requireFreeCalendar(trx: Db, hostId: number, calendarId: number | null): Promise<void> {
  if (calendarId === null) return;
  const calendar = (await findCalendars(trx, hostId)).find(({ id }) => id === calendarId);
  if (!calendar || calendar.member_id !== null) refuse("invalid_fields", { fields: { calendarId: "not_an_option" } });
}

function answer(deps: Deps, row: InvitationRow): z.output<(typeof createInvitation)["output"]>["data"] {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    calendarId: row.calendar_id,
    hasCalendar: row.has_calendar,
    url: `${deps.settings.publicUrl}/invitations/${invitationToken(deps.secret, row.id)}`,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
