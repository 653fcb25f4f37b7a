import { subscriber } from "#server/changes.ts";
import { closeFeed } from "./feed-store.ts";

/** A person who may no longer see all bookings may still know the feed's private URL, so that URL is revoked. */
export const endFeed = subscriber("member_changed", async (trx, { hostId, role, roleBefore }) => {
  const couldSeeIt = roleBefore === "owner" || roleBefore === "manager";
  if (couldSeeIt && (role === null || role === "staff")) await closeFeed(trx, hostId);
});
