import { subscriber } from "#server/changes.ts";
import { closeFeed } from "./feed-store.ts";

/** Whoever loses the right to see all bookings may still know the private address of the feed. */
export const endFeed = subscriber("member_changed", async (trx, { hostId, role, roleBefore }) => {
  const couldSeeIt = roleBefore === "owner" || roleBefore === "manager";
  if (couldSeeIt && (role === null || role === "staff")) await closeFeed(trx, hostId);
});
