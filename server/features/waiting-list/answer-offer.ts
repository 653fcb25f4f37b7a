import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  declineTime as declineEndpoint,
  leaveWaitingList as leaveEndpoint,
  readWaitingPerson as readEndpoint,
} from "#contract/waiting-list.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { referenceIn } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { passOn, takeOff } from "./end-offer.ts";
import { waitingAnswer } from "./waiting-answer.ts";
import { isGenuine, lockPerson, personBySecret } from "./waiting-link.ts";
import { findPerson } from "./waiting-store.ts";

export async function readWaitingPerson(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof readEndpoint>,
): Promise<OutputOf<typeof readEndpoint>> {
  return waitingAnswer(deps, await personBySecret(deps, deps.db, params.secret));
}

/** Declining an offer that has ended changes nothing. */
export async function declineTime(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof declineEndpoint>,
): Promise<OutputOf<typeof declineEndpoint>> {
  const known = await personBySecret(deps, deps.db, params.secret);
  const person = await inTransaction(deps.db, async (trx) => {
    const before = (await lockPerson(trx, known)) ?? refuse("not_found");
    return before.status === "offered" ? passOn(deps, trx, before, "declined") : before;
  });
  return success(actor, "waiting.declined", await waitingAnswer(deps, person));
}

export async function leaveWaitingList(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof leaveEndpoint>,
): Promise<OutputOf<typeof leaveEndpoint>> {
  if (!isGenuine(deps, params.secret)) refuse("not_found");
  await inTransaction(deps.db, async (trx) => {
    const known = await findPerson(trx, referenceIn(params.secret));
    const person = known && (await lockPerson(trx, known));
    if (person) await takeOff(deps, trx, person);
  });
  return success(actor, "waiting.left", null);
}
