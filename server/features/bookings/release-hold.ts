import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { releaseHold as endpoint } from "#contract/holds.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { releaseHeld } from "#server/features/calendar/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";

export async function releaseHold(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(deps.db, (trx) => releaseHeld(deps, trx, params.id));
  return success(actor, "hold.released", null);
}
