import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import type { HostVisitor } from "./gates.ts";
import { findHost, type Host } from "./host-store.ts";

/** Null for a suspended host, which takes no bookings and is not shown. */
export async function findOpenHost(db: Db, id: number): Promise<Host | null> {
  return open(await findHost(db, id));
}

/** Anyone finds an open host; its members also when it is suspended. */
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
