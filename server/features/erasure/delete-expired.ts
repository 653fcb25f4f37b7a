import type { Deps } from "#server/deps.ts";
import {
  deleteExpiredBlockedPhones,
  deleteNotesWithoutBookings,
  eraseExpiredCustomers,
} from "#server/features/bookings/index.ts";
import { deletePastReminders } from "#server/features/devices/index.ts";
import { findEndedEvents } from "#server/features/events/index.ts";
import { deleteEndedInvitations, deleteOldKeys } from "#server/features/hosts/index.ts";
import { deleteDeadSessions } from "#server/features/identity/index.ts";
import { eraseGuestsOfEvents, findEventsWithDetails } from "#server/features/registrations/index.ts";
import { deletePastWaiting } from "#server/features/waiting-list/index.ts";
import { deleteOldMessages } from "#server/features/webhooks/index.ts";
import { deleteResponsesBefore } from "#server/platform/idempotency.ts";
import { deleteOldErasures } from "./erasure-log.ts";

const hourMs = 3_600_000;

/** Mails, uploads, messages, reports and slate views have their own jobs. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const { keep } = deps.settings;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const deleted = {
    customers: await inBatches(() => eraseExpiredCustomers(db, keep.customerDetailsMonths)),
    customerNotes: await deleteNotesWithoutBookings(db),
    waiting: await deletePastWaiting(db),
    reminders: await deletePastReminders(db),
    guests: await eraseExpiredGuests(deps),
    blockedPhones: await deleteExpiredBlockedPhones(db, keep.blockedPhonesMonths),
    sessions: await inBatches(() => deleteDeadSessions(db, keep)),
    webhookMessages: await deleteOldMessages(db),
    keys: await deleteOldKeys(db),
    invitations: await deleteEndedInvitations(db),
    repeatedAnswers: await inBatches(() => deleteResponsesBefore(db, before(keep.repeatedAnswersHours * hourMs))),
    erasures: await deleteOldErasures(deps),
  };
  log.info(deleted, "deleted expired data");
}

async function eraseExpiredGuests({ db, settings }: Deps): Promise<number> {
  const ended = await findEndedEvents(db, await findEventsWithDetails(db), settings.keep.guestDetailsDays);
  return eraseGuestsOfEvents(db, ended);
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let some = await deleteSome(); some > 0; some = await deleteSome()) count += some;
  return count;
}
