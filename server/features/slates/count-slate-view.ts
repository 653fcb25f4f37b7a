import { hash, randomBytes } from "node:crypto";
import type { InputOf } from "#contract/endpoint.ts";
import type { readSlate as endpoint } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import { countView } from "./slate-store.ts";
import { hourOf, viewDedupeKey } from "./view-dedupe-key.ts";

/** Views that this process has counted lately: most repeated visits need no statement. */
const lately = new WeakMap<Deps, Set<string>>();
const maxRemembered = 10_000;
const saltOfProcess = randomBytes(16).toString("hex");

/** Counts once per visitor and hour. A network host counts its own. Nothing is counted during a failover, which readers would wait for. */
export async function countSlateView(
  deps: Deps,
  { address }: { readonly address: string },
  { params }: InputOf<typeof endpoint>,
): Promise<void> {
  if (deps.settings.network || deps.replica?.hasPrimary() === false) return;
  const hour = hourOf(deps.clock.now());
  const counted = lately.get(deps) ?? new Set();
  lately.set(deps, counted);
  // Takes a fifth of the time of the key in the database, and no address is kept in memory either.
  const key = hash("sha256", `${saltOfProcess}:${params.id}:${hour.getTime()}:${address}`, "base64");
  if (counted.has(key)) return;
  if (counted.size >= maxRemembered) counted.clear();
  counted.add(key);
  const visitor = viewDedupeKey(deps.secret, address, params.id, hour);
  await countView(deps.db, params.id, visitor, hour).catch((error) => {
    counted.delete(key);
    // If counting fails, the slate can still be read.
    deps.log.error({ err: error, slateId: params.id }, "could not count a slate view");
  });
}
