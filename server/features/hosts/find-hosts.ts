import type { Db } from "#server/db/database.ts";
import { createBatch } from "#server/platform/batch.ts";
import { refuse } from "#server/refusal.ts";
import type { HostVisitor } from "./gates.ts";
import { findHost, findHosts, type Host } from "./host-store.ts";

/** A suspended host takes no bookings and is not shown, so this returns null for it. */
export async function findOpenHost(db: Db, id: number): Promise<Host | null> {
  return open(await findHost(db, id));
}

/** A suspended host is visible only to its members. */
export async function findHostSeenBy(db: Db, visitor: HostVisitor, id: number): Promise<Host | null> {
  const host = await findHost(db, id);
  const isMember = visitor.memberships.some(({ hostId }) => hostId === id);
  return host && (!host.suspended_at || isMember) ? host : null;
}

/** An unknown host and a suspended one are refused with different codes. */
export async function findBookableHost(db: Db, id: number): Promise<Host> {
  return bookable(await findHost(db, id));
}

export function bookable(host: Host | undefined): Host {
  return open(host ?? refuse("not_found")) ?? refuse("provider_not_bookable");
}

function open(host: Host | undefined): Host | null {
  return host && host.suspended_at === null ? host : null;
}

const lookups = new WeakMap<Db, (id: number) => Promise<Host | undefined>>();

/** Like `findHost`, but requests of the same moment share a statement. */
export function findHostTogether(db: Db, id: number): Promise<Host | undefined> {
  const lookup =
    lookups.get(db) ??
    createBatch(async (ids: readonly number[]) => {
      const found = await findHosts(db, [...new Set(ids)]);
      return ids.map((one) => found.find((host) => host.id === one));
    });
  lookups.set(db, lookup);
  return lookup(id);
}
