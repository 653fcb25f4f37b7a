import type { KeyScope } from "#contract/lists/key-scopes.ts";
import { findUser, type Person } from "#server/features/identity/index.ts";
import type { Gate } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { type ActiveManager, membershipsOf } from "./gates.ts";
import { findWorkingKey, noteKeyUsed } from "./key-store.ts";
import { keyHash } from "./key-token.ts";

/** A program that acts for the member who made its key. */
type KeyHolder<Scope extends KeyScope> = ActiveManager & {
  readonly key: { readonly id: number; readonly scope: Scope };
};

/** Also opens for API keys with this scope. All other gates are closed for keys. */
export function orKey<Actor, Scope extends KeyScope>(gate: Gate<Actor>, scope: Scope): Gate<Actor | KeyHolder<Scope>> {
  return {
    who: gate.who,
    keyScope: scope,
    open: (deps, caller, request) =>
      caller.apiKey === null ? gate.open(deps, caller, request) : openKey(scope, deps, caller, request),
  };
}

/** Read from the database with every request, so that a revoked key stops at once in every process. */
async function openKey<Scope extends KeyScope>(
  scope: Scope,
  ...[deps, caller, request]: Parameters<Gate<unknown>["open"]>
): Promise<KeyHolder<Scope>> {
  const hash = keyHash(caller.apiKey ?? "");
  const key = (hash && (await findWorkingKey(deps.db, hash))) || refuse("key_invalid");
  await deps.limits.spend(["keyCalls", `key:${key.id}`]);
  if (key.was_used_long_ago) await noteKeyUsed(deps.db, key.id);
  if (!key.scopes.includes(scope)) refuse("key_scope_missing");
  const user = (await findUser(deps.db, key.user_id)) ?? refuse("key_invalid");
  const person: Person = {
    kind: "person",
    userId: key.user_id,
    email: user.email,
    isEmailVerified: user.email_verified,
    firstName: user.first_name,
    lastName: user.last_name,
    avatarUrl: null,
    isModerator: false,
    currentHostId: key.host_id,
    sessionHash: Buffer.alloc(0),
    address: caller.address,
    locale: caller.locale,
  };
  const [membership] = await membershipsOf(deps.db, person);
  if (!membership || membership.hostId !== key.host_id || membership.role === "staff") refuse("key_invalid");
  if (membership.isSuspended) refuse("account_suspended");
  if (request.params.hostId !== undefined && Number(request.params.hostId) !== key.host_id) refuse("not_found");
  return { ...person, ...membership, role: membership.role, isSuspended: false, key: { id: key.id, scope } };
}
