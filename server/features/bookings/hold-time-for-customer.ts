import { createHmac, type KeyObject, randomBytes } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createHold as endpoint } from "#contract/holds.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { countHolds, holdForCustomer, releaseHeld, releaseOfBrowser } from "#server/features/calendar/index.ts";
import { findBookableHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { bookableVenue } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { readOffer } from "./make-booking.ts";
import { newReference } from "./private-link.ts";

/** Few enough that nobody can keep a host's day from others, and enough for two people in one household. */
const mostHoldsOfAddress = 2;

export async function holdTimeForCustomer(
  deps: Deps,
  actor: Visitor,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["holds", actor.address]);
  const host = await findBookableHost(deps.db, body.kindredProviderId);
  const asked = {
    host,
    serviceItemIds: body.serviceItems,
    calendarIds: body.calendarId === undefined ? null : [body.calendarId],
    startTime: body.startTime,
  };
  const addressHash = hashOf(deps.secret, `hold:${actor.address}`);
  const browserHash = body.browser ? hashOf(deps.secret, `browser:${body.browser}`) : null;
  const hold = await inTransaction(deps.db, async (trx) => {
    // A repeated request names the hold that it made before.
    for (const earlier of [body.replaces, body.id]) if (earlier) await releaseHeld(deps, trx, earlier);
    if (browserHash) await releaseOfBrowser(deps, trx, host.id, browserHash);
    const open = deps.settings.rateLimits ? await countHolds(trx, addressHash) : 0;
    if (open >= mostHoldsOfAddress) refuse("too_many_holds");
    const id = body.id ?? randomBytes(16).toString("base64url");
    const expiresAt = await holdForCustomer(deps, trx, host.id, { id, addressHash, browserHash }, async () => {
      const { times, time, venue } = await readOffer(trx, asked, newReference());
      bookableVenue(deps, venue, "customer");
      return { times, time };
    });
    return { id, expiresAt: expiresAt.toISOString() };
  });
  return success(actor, "hold.made", hold);
}

/** Neither the address nor the token itself is stored. */
function hashOf(secret: KeyObject, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
