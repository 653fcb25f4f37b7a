import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Refusal } from "#server/refusal.ts";
import { type Asked, findTaken } from "./make-booking.ts";

type Look = { readonly startedAt: number; readonly taken: Promise<Refusal | null> };

// By database, because every request has a `deps` object of its own.
const looks = new WeakMap<Db, Map<string, Look>>();
const keptMs = 1_000;

/**
 * All customers who wait for the same time share one look at the calendar. Only a look that began after a customer came
 * counts for them. Returns the refusal if the time is taken.
 */
export function lookTogether({ db }: Deps, asked: Asked, cameAt: number): Promise<Refusal | null> {
  const known = looks.get(db) ?? new Map<string, Look>();
  looks.set(db, known);
  const key = JSON.stringify([asked.host.id, asked.calendarIds, asked.serviceItemIds, asked.startTime, asked.holdId]);
  const latest = known.get(key);
  if (latest && latest.startedAt >= cameAt) return latest.taken;
  const look = { startedAt: performance.now(), taken: findTaken(db, asked) };
  known.set(key, look);
  const forget = () => void (known.get(key) === look && known.delete(key));
  setTimeout(forget, keptMs).unref();
  // A failed look must not fail those who come later.
  look.taken.catch(forget);
  return look.taken;
}
