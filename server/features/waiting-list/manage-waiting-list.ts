import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  limitWaitingList as limitEndpoint,
  offerTime as offerEndpoint,
  removeWaiting as removeEndpoint,
} from "#contract/waiting-list.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { takeOff } from "./end-offer.ts";
import { makeOffer } from "./make-offer.ts";
import { offerMessage } from "./offer-message.ts";
import { lockPerson, waitingUrl } from "./waiting-link.ts";
import { putMostPeople, type WaitingRow } from "./waiting-store.ts";

export async function limitWaitingList(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof limitEndpoint>,
): Promise<OutputOf<typeof limitEndpoint>> {
  await putMostPeople(deps.db, actor.hostId, body.mostPeople);
  return success(actor, "waiting.limited", null);
}

export async function offerTime(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof offerEndpoint>,
): Promise<OutputOf<typeof offerEndpoint>> {
  const host = { id: actor.hostId, country: actor.country };
  const offered = await inTransaction(deps.db, async (trx) => {
    const person = await ownPerson(trx, actor, params.id);
    if (person.status !== "waiting") refuse("already_offered");
    return makeOffer(deps, trx, host, person, Date.parse(body.startTime));
  });
  const endsAt = offered.offer_ends_at.toISOString();
  return success(actor, "waiting.offered", {
    link: waitingUrl(deps, offered),
    endsAt,
    whatsapp: offerMessage(deps, offered, actor.country),
  });
}

export async function removeWaiting(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof removeEndpoint>,
): Promise<OutputOf<typeof removeEndpoint>> {
  await inTransaction(deps.db, async (trx) => takeOff(deps, trx, await ownPerson(trx, actor, params.id)));
  return success(actor, "waiting.removed", null);
}

async function ownPerson(trx: Db, { hostId }: ActiveManager, id: string): Promise<WaitingRow> {
  const person = await lockPerson(trx, { id, host_id: hostId });
  return person?.host_id === hostId ? person : refuse("not_found");
}
