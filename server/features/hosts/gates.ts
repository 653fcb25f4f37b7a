import type { Db } from "#server/db/database.ts";
import { anyoneKnown, type KnownVisitor, type Person, signedIn } from "#server/features/identity/index.ts";
import type { Gate, RequestParts } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { findMemberships, type MembershipRow } from "./member-store.ts";

export type Membership = {
  readonly hostId: number;
  readonly hostName: string;
  readonly country: string;
  readonly isTrader: boolean;
  readonly isFounder: boolean;
  /** The API shows this as `user_id`: it is the founder's id, or the member's own if the founder has left. */
  readonly ownerId: number;
  readonly role: "owner" | "manager" | "staff";
  readonly isSuspended: boolean;
  readonly suspensionReason: string | null;
};

/** A member in any role may manage their own calendars and the bookings in them. */
export type Staff = Person & Membership;
/** A manager may also manage the host's listings, and all its calendars and bookings. */
export type Manager = Staff & { readonly role: "owner" | "manager" };
/** An owner may also manage the members and the host itself. */
type Owner = Manager & { readonly role: "owner" };

/** The host is not suspended, so its members may also change things. */
type Active<Member extends Staff> = Member & { readonly isSuspended: false };
export type ActiveStaff = Active<Staff>;
export type ActiveManager = Active<Manager>;
export type ActiveOwner = Active<Owner>;

export const staff: Gate<Staff> = { who: "a member of a host", open: openMember };

export const manager: Gate<Manager> = {
  who: "an owner or manager of a host",
  open: async (...args) => asManager(await openMember(...args)),
};

const owner: Gate<Owner> = {
  who: "an owner of a host",
  open: async (...args) => asOwner(asManager(await openMember(...args))),
};

export const activeStaff: Gate<ActiveStaff> = {
  who: "a member of a host that is not suspended",
  open: async (...args) => asActive(await staff.open(...args)),
};

export const activeManager: Gate<ActiveManager> = {
  who: "an owner or manager of a host that is not suspended",
  open: async (...args) => asActive(await manager.open(...args)),
};

export const activeOwner: Gate<ActiveOwner> = {
  who: "an owner of a host that is not suspended",
  open: async (...args) => asActive(await owner.open(...args)),
};

/** A member of several hosts acts for the host that the request names, otherwise for their current one. */
async function openMember(...[deps, caller, request]: Parameters<Gate<Staff>["open"]>): Promise<Staff> {
  const person = await signedIn.open(deps, caller, request);
  const memberships = await membershipsOf(deps.db, person);
  const [current] = memberships;
  if (!current) refuse("provider_account_required");
  const named = hostNamedIn(request);
  const chosen = memberships.find(({ hostId }) => hostId === named);
  // A host in the path must be one of the person's own. A host in the query or body is checked by the use case.
  if (!chosen && request.params.hostId !== undefined) refuse("not_found");
  return { ...person, ...(chosen ?? current) };
}

function hostNamedIn({ params, query, body }: RequestParts): number | null {
  const inBody = typeof body === "object" && body && "kindredProviderId" in body ? body.kindredProviderId : undefined;
  const named = params.hostId ?? query.kindredProviderId?.[0] ?? inBody;
  return named === undefined ? null : Number(named);
}

function asManager(member: Staff): Manager {
  const { role } = member;
  return role === "staff" ? refuse("role_required") : { ...member, role };
}

function asOwner(member: Manager): Owner {
  const { role } = member;
  return role === "owner" ? { ...member, role } : refuse("role_required");
}

function asActive<Member extends Staff>(member: Member): Active<Member> {
  return member.isSuspended ? refuse("account_suspended") : { ...member, isSuspended: false };
}

/** Public reads show more to members of the host. */
export type HostVisitor = KnownVisitor & { readonly memberships: readonly Membership[] };

export const anyoneOrMember: Gate<HostVisitor> = {
  who: "anyone",
  async open(...args) {
    const visitor = await anyoneKnown.open(...args);
    return { ...visitor, memberships: visitor.person ? await membershipsOf(args[0].db, visitor.person) : [] };
  },
};

/** Returns nothing for staff, because they may not see the whole host. */
export function managedBy({ memberships }: HostVisitor, hostId: number): Membership | undefined {
  return memberships.find((one) => one.hostId === hostId && one.role !== "staff");
}

export function maySeeCalendar(
  visitor: HostVisitor,
  hostId: number,
  calendar: { readonly member_id: number | null },
): boolean {
  const membership = visitor.memberships.find((one) => one.hostId === hostId);
  return membership !== undefined && (membership.role !== "staff" || calendar.member_id === visitor.person?.userId);
}

/** `?userId=` means the named host, otherwise the founded one, otherwise the current one. Staff get undefined. */
export async function ownMembership(
  db: Db,
  person: Person,
  named: number | undefined,
): Promise<Membership | undefined> {
  const all = await membershipsOf(db, person);
  const managed = all.filter(({ role }) => role !== "staff");
  if (named !== undefined) return managed.find(({ hostId }) => hostId === named) ?? refuse("not_yours");
  return managed.find(({ isFounder }) => isFounder) ?? managed[0];
}

export async function membershipsOf(db: Db, { userId, currentHostId }: Person): Promise<Membership[]> {
  const all = (await findMemberships(db, userId)).map((row) => membership(row, userId));
  return [
    ...all.filter(({ hostId }) => hostId === currentHostId),
    ...all.filter((one) => one.hostId !== currentHostId),
  ];
}

function membership(row: MembershipRow, userId: number): Membership {
  return {
    hostId: row.host_id,
    hostName: row.name,
    country: row.country,
    isTrader: row.is_trader,
    isFounder: row.founder_id === userId,
    ownerId: row.founder_id ?? userId,
    role: row.role,
    isSuspended: row.suspended_at !== null,
    suspensionReason: row.suspended_at && row.suspension_reason,
  };
}
