import type { Db } from "#server/db/database.ts";
import { anyoneKnown, type KnownVisitor, type Person, signedIn } from "#server/features/identity/index.ts";
import type { Gate, RequestParts } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { findMemberships, type MembershipRow } from "./member-store.ts";

export type Membership = {
  readonly hostId: number;
  /** The `user_id` of the host's things on the wire: the founder's, or the member's own once the founder was erased. */
  readonly ownerId: number;
  readonly role: "owner" | "manager" | "staff";
  readonly isSuspended: boolean;
};

/** A member of a host, in any role: their own calendar and its bookings. */
type Staff = Person & Membership;
/** Also listings, every calendar and every booking of the host. */
export type Manager = Staff & { readonly role: "owner" | "manager" };

/** Of a host that is not suspended, so they may also change things. */
type Active<Member extends Staff> = Member & { readonly isSuspended: false };
export type ActiveManager = Active<Manager>;

/** Anyone, with the hosts that they belong to: for public reads that show more to the host. */
export type HostVisitor = KnownVisitor & { readonly memberships: readonly Membership[] };

export const anyoneOrMember: Gate<HostVisitor> = {
  who: "anyone",
  async open(deps, caller, request) {
    const visitor = await anyoneKnown.open(deps, caller, request);
    const rows = visitor.person ? await findMemberships(deps.db, visitor.person.userId) : [];
    return { ...visitor, memberships: rows.map((row) => membership(row, visitor.person?.userId ?? 0)) };
  },
};

/** The host that `?userId=` means: the founded one, otherwise the first that they may manage. */
export async function ownMembership(db: Db, { userId }: Person): Promise<Membership | undefined> {
  const rows = await findMemberships(db, userId);
  return rows.map((row) => membership(row, userId)).find(({ role }) => role !== "staff");
}

/** The visitor's membership in this host, if they may see all of it. */
export function managedBy({ memberships }: HostVisitor, hostId: number): Membership | undefined {
  return memberships.find((one) => one.hostId === hostId && one.role !== "staff");
}

export const manager: Gate<Manager> = {
  who: "a provider",
  async open(deps, caller, request) {
    const person = await signedIn.open(deps, caller, request);
    const rows = await findMemberships(deps.db, person.userId);
    const named = hostNamedIn(request);
    const row = rows.find(({ host_id }) => host_id === named) ?? rows[0];
    if (!row) refuse("provider_account_required");
    const { role, ...rest } = membership(row, person.userId);
    if (role === "staff") refuse("provider_account_required");
    return { ...person, ...rest, role };
  },
};

export const activeManager: Gate<ActiveManager> = {
  who: "a provider who is not suspended",
  async open(deps, caller, request) {
    const known = await manager.open(deps, caller, request);
    if (known.isSuspended) refuse("account_suspended");
    return { ...known, isSuspended: false };
  },
};

/** A member of several hosts acts for the one that the request names. */
function hostNamedIn({ params, query, body }: RequestParts): number | null {
  const named =
    params.hostId ??
    query.kindredProviderId?.[0] ??
    (body as { kindredProviderId?: unknown } | undefined)?.kindredProviderId;
  return named === undefined ? null : Number(named);
}

function membership(row: MembershipRow, userId: number): Membership {
  return {
    hostId: row.host_id,
    ownerId: row.founder_id ?? userId,
    role: row.role,
    isSuspended: row.suspended_at !== null,
  };
}
