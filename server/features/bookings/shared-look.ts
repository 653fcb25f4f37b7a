import type { Deps } from "#server/deps.ts";
import type { Refusal } from "#server/refusal.ts";
import { type Asked, findTaken } from "./make-booking.ts";

type Look = { readonly startedAt: number; readonly taken: Promise<Refusal | null> };

const looks = new WeakMap<Deps, Map<string, Look>>();
const keptMs = 1_000;

/**
 * All customers who wait for the same time share one look at the calendar. Only a look that began after a customer came
 * counts for them. Returns the refusal if the time is taken.
 */
export function lookTogether(deps: Deps, asked: Asked, cameAt: number): Promise<Refusal | null> {
  const ofDeps = looks.get(deps) ?? new Map<string, Look>();
  looks.set(deps, ofDeps);
  const key = JSON.stringify([asked.host.id, asked.calendarIds, asked.serviceItemIds, asked.startTime, asked.holdId]);
  const latest = ofDeps.get(key);
  if (latest && latest.startedAt >= cameAt) return latest.taken;
  const look = { startedAt: performance.now(), taken: findTaken(deps.db, asked) };
  ofDeps.set(key, look);
  const forget = () => void (ofDeps.get(key) === look && ofDeps.delete(key));
  setTimeout(forget, keptMs).unref();
  // A failed look must not fail those who come later.
  look.taken.catch(forget);
  return look.taken;
}
