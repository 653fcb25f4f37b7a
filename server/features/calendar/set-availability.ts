import type { setAvailability as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { type Availability, afterSetting } from "./calendar-rules.ts";
import { announceChange, lockCalendar, putAvailability, readCalendar, takeAvailability } from "./calendar-store.ts";
import { cellsIn, overlaps } from "./time-rules.ts";
import { gridProblems, maxDaysSet, windowProblems } from "./window-rules.ts";

export async function setAvailability(
  deps: Deps,
  actor: ActiveProvider,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const change = {
    start: Date.parse(body.startTime),
    end: Date.parse(body.endTime),
    isAvailable: body.status === "available",
  };
  const problems = windowProblems(change, maxDaysSet) ?? gridProblems(change);
  if (problems) refuse("invalid_fields", { fields: problems });
  if (body.kindredProviderId !== actor.accountId) refuse("not_yours");
  const kept = await inTransaction(deps.db, async (trx) => {
    await lockCalendar(trx, actor.accountId);
    const { held } = await readCalendar(trx, actor.accountId, change);
    await rewriteAvailability(trx, actor.accountId, change);
    return cellsIn(change).filter((start) => held.some((hold) => overlaps(hold, { start, end: start + cellMs })));
  });
  return success(actor, "availability.set", { kept: kept.map((start) => new Date(start).toISOString()) });
}

/** The caller must hold the calendar lock. */
export async function rewriteAvailability(trx: Db, accountId: number, change: Availability): Promise<void> {
  const before = await takeAvailability(trx, accountId, change);
  await putAvailability(trx, accountId, afterSetting(before, change));
  await announceChange(trx, accountId);
}
