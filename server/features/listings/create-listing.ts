import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createListing as endpoint } from "#contract/listings.ts";
import { inTransaction, type Transaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { withIdempotencyKey } from "#server/platform/idempotency.ts";
import { refuse } from "#server/refusal.ts";
import { checkListing } from "./check-listing.ts";
import { listingAnswer } from "./listing-answer.ts";
import { getListing, insertListing } from "./listing-store.ts";

export async function createListing(
  deps: Deps,
  actor: ActiveManager,
  { query, body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if ((query.kindredProviderId ?? actor.hostId) !== actor.hostId) refuse("not_yours");
  const once = { key: headers["idempotency-key"], scope: `listing:${actor.userId}`, request: body };
  const create = async (trx: Transaction) => {
    const { fields, children } = await checkListing(deps, trx, actor, body, null);
    return withIdempotencyKey(trx, once, async () => {
      const id = await insertListing(trx, actor.hostId, fields, children);
      await deps.changes.publish(trx, { type: "listing_changed", hostId: actor.hostId, listingId: id });
      const row = await getListing(trx, id);
      return success(
        actor,
        "listing.created",
        listingAnswer(row, actor, actor, deps.settings.listingReview, actor.locale),
      );
    });
  };
  return inTransaction(deps.db, create, { hasKey: once.key !== undefined });
}
