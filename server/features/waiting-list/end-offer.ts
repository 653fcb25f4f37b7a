import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { releaseHeld, visitTimeOf } from "#server/features/calendar/index.ts";
import { findDetails } from "./waiting-answer.ts";
import { lockPerson } from "./waiting-link.ts";
import { deletePeople, findPerson, markWaiting, type WaitingRow } from "./waiting-store.ts";
import { afterDeclining, afterNoAnswer } from "./wish-rules.ts";

export const endOfferQueue = "end-time-offer";
export type OfferToEnd = { readonly personId: string; readonly holdId: string };

const againMs = 5_000;

/** A job runs this when the offer ends. Its person stays on the list for their other wishes. */
export async function endOffer(deps: Deps, { personId, holdId }: OfferToEnd): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const known = await findPerson(trx, personId);
    const person = known && (await lockPerson(trx, known));
    if (person?.status !== "offered" || person.offer_hold_id !== holdId || !person.offer_ends_at) return;
    if (person.offer_ends_at > (await databaseNow(trx))) {
      // The clock that starts jobs may be fast.
      const startAfter = new Date(person.offer_ends_at.getTime() + againMs);
      await deps.jobs.enqueue(trx, endOfferQueue, { personId, holdId }, { startAfter });
      return;
    }
    await passOn(deps, trx, person, "no_answer");
  });
}

/** Gives the offered time to the next person. Lock the person before you call this. */
export async function passOn(
  deps: Deps,
  trx: Db,
  person: WaitingRow,
  why: "no_answer" | "declined",
): Promise<WaitingRow> {
  const { items, place } = await findDetails(trx, person);
  const start = person.offer_starts_at?.getTime() ?? 0;
  const left = (why === "declined" ? afterDeclining : afterNoAnswer)(person.wishes, start, place.timeZone);
  const waiting = await markWaiting(trx, person.id, left);
  await releaseOffer(deps, trx, person, visitTimeOf(items).length);
  return waiting;
}

/** Takes somebody off the list. The next person gets their offer. Lock the person before you call this. */
export async function takeOff(deps: Deps, trx: Db, person: WaitingRow): Promise<void> {
  await deletePeople(trx, [person.id]);
  if (person.status !== "offered") return;
  const { items } = await findDetails(trx, person);
  await releaseOffer(deps, trx, person, visitTimeOf(items).length);
}

async function releaseOffer(deps: Deps, trx: Db, person: WaitingRow, length: number): Promise<void> {
  const start = person.offer_starts_at?.getTime() ?? 0;
  // An expired hold may be gone already, so it cannot tell which time is free.
  await releaseHeld(deps, trx, person.offer_hold_id ?? "");
  const freed = { start, end: start + length };
  await deps.changes.publish(trx, { type: "calendar_changed", hostId: person.host_id, freed });
}
