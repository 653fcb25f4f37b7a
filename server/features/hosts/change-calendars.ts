import type { createCalendar, updateCalendar } from "#contract/calendars.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { appendCalendar } from "./append-calendar.ts";
import { calendarAnswer } from "./calendar-answer.ts";
import { changeCalendar, findCalendars, orderCalendars, saveClosing } from "./calendar-name-store.ts";
import { findNamesake } from "./calendar-namesake.ts";
import type { ActiveManager } from "./gates.ts";
import { lockHostAs } from "./lock-host-as.ts";
import { findMember } from "./member-store.ts";

export async function addCalendar(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof createCalendar>,
): Promise<OutputOf<typeof createCalendar>> {
  const added = await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    const memberId = body.memberId ?? null;
    await requireMember(trx, actor.hostId, memberId);
    const id = await appendCalendar(trx, actor.hostId, { name: body.name, colour: body.colour, memberId });
    await deps.changes.publish(trx, { type: "host_changed", hostId: actor.hostId });
    return calendarOf(trx, actor.hostId, id);
  });
  return success(actor, "calendar.added", calendarAnswer(added, true));
}

export async function changeCalendarOfHost(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof updateCalendar>,
): Promise<OutputOf<typeof updateCalendar>> {
  const { hostId, calendarId } = params;
  const changed = await inTransaction(deps.db, async (trx) => {
    await lockHostAs(trx, actor);
    const before = await findCalendars(trx, hostId);
    const calendar = before.find(({ id }) => id === calendarId) ?? refuse("not_found");
    const isLastOpen = before.every(({ id, is_open }) => id === calendarId || !is_open);
    if (body.isOpen === false && isLastOpen) refuse("last_calendar");
    if (body.memberId !== undefined) await requireMember(trx, hostId, body.memberId);
    const { name, colour, memberId, isOpen } = body;
    const people = [calendar.named_after, memberId ?? calendar.member_id];
    const named_after =
      (name === undefined ? calendar.named_after : null) ?? (await findNamesake(trx, name ?? calendar.name, people));
    const changes = { name, colour, member_id: memberId, named_after, is_open: isOpen };
    await changeCalendar(trx, hostId, calendarId, changes);
    if (isOpen !== undefined && isOpen !== calendar.is_open) await saveClosing(trx, hostId, calendarId, isOpen);
    if (body.position !== undefined) {
      const others = before.filter(({ id }) => id !== calendarId).map(({ id }) => id);
      await orderCalendars(trx, hostId, others.toSpliced(body.position - 1, 0, calendarId));
    }
    await deps.changes.publish(trx, { type: "host_changed", hostId });
    return calendarOf(trx, hostId, calendarId);
  });
  return success(actor, "calendar.changed", calendarAnswer(changed, true));
}

async function requireMember(trx: Db, hostId: number, userId: number | null): Promise<void> {
  if (userId !== null && !(await findMember(trx, hostId, userId)))
    refuse("invalid_fields", { fields: { memberId: "not_an_option" } });
}

async function calendarOf(trx: Db, hostId: number, id: number) {
  return (await findCalendars(trx, hostId)).find((calendar) => calendar.id === id) ?? refuse("not_found");
}
