import type { Deps } from "#server/deps.ts";
import { eraseExpiredCustomers, forgetBlockedPhones } from "#server/features/bookings/index.ts";
import { deleteDeadSessions } from "#server/features/identity/index.ts";
import { forgetAnswersBefore } from "#server/platform/idempotency.ts";
import { forgetOldErasures } from "./erasure-log.ts";

const hourMs = 3_600_000;

/** Deletes data whose retention period is over. Mails, uploads, messages, reports and views have their own jobs. */
export async function forgetExpired(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const { keep } = deps.settings;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const forgotten = {
    customers: await inBatches(() => eraseExpiredCustomers(db, keep.customerDetailsMonths)),
    blockedPhones: await forgetBlockedPhones(db, keep.blockedPhonesMonths),
    sessions: await inBatches(() => deleteDeadSessions(db, keep)),
    repeatedAnswers: await inBatches(() => forgetAnswersBefore(db, before(keep.repeatedAnswersHours * hourMs))),
    erasures: await forgetOldErasures(deps),
  };
  log.info(forgotten, "deleted expired data");
}

async function inBatches(forgetSome: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let some = await forgetSome(); some > 0; some = await forgetSome()) count += some;
  return count;
}
