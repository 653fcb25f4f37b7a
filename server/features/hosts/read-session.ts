import { placeOf } from "#contract/countries/country-packs.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { getSession } from "#contract/session.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor, Person } from "#server/features/identity/index.ts";
import { type Membership, membershipsOf } from "./gates.ts";
import { hostAnswer } from "./host-answer.ts";
import { findFoundedHost, findHost } from "./host-store.ts";
import { placeAnswer } from "./place-answer.ts";

export async function readSession(deps: Deps, { person }: KnownVisitor): Promise<OutputOf<typeof getSession>> {
  if (!person) return { user: null };
  const { userId, email, isEmailVerified, firstName, lastName, avatarUrl, isModerator } = person;
  const host = await findFoundedHost(deps.db, userId);
  const memberships = await membershipsOf(deps.db, person);
  return {
    user: { id: userId, email, isEmailVerified, firstName, lastName, avatarUrl, isModerator },
    kindredProvider: host ? hostAnswer(host) : null,
    formerHostName: await formerHostName(deps, person, memberships),
    hosts: memberships.map(({ hostId, hostName, country, role, isSuspended, suspensionReason }, position) => ({
      id: hostId,
      name: hostName,
      role,
      isSuspended,
      suspensionReason,
      ...placeAnswer(placeOf(country)),
      isCurrent: position === 0,
    })),
  };
}

/** A removed member is told about it, instead of only being asked to register a host. */
async function formerHostName(
  deps: Deps,
  { currentHostId }: Person,
  memberships: readonly Membership[],
): Promise<string | null> {
  if (currentHostId === null || memberships.some(({ hostId }) => hostId === currentHostId)) return null;
  return (await findHost(deps.db, currentHostId))?.name ?? null;
}
