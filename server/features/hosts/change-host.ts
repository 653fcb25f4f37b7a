import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readOwnHost as readEndpoint, updateHost as updateEndpoint } from "#contract/hosts.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import type { ActiveOwner, Staff } from "./gates.ts";
import { changeHost, findHost, type Host } from "./host-store.ts";

export async function readOwnHost(deps: Deps, actor: Staff): Promise<OutputOf<typeof readEndpoint>> {
  return answer((await findHost(deps.db, actor.hostId)) ?? refuse("not_found"));
}

export async function changeOwnHost(
  deps: Deps,
  actor: ActiveOwner,
  { body }: InputOf<typeof updateEndpoint>,
): Promise<OutputOf<typeof updateEndpoint>> {
  await inTransaction(deps.db, async (trx) => {
    await changeHost(trx, actor.hostId, { name: body.name, is_trader: body.isTrader });
    await deps.changes.publish(trx, { type: "host_changed", hostId: actor.hostId });
  });
  return success(actor, "host.changed", await readOwnHost(deps, actor));
}

function answer({ id, name, country, isTrader }: Host) {
  return { id, name, country, isTrader };
}
