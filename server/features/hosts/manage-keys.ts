import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/keys.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import type { ActiveManager, Manager } from "./gates.ts";
import { findKeys, insertKey, markRevoked } from "./key-store.ts";
import { newKey } from "./key-token.ts";

const maxKeys = 20;

export async function listKeysOfHost({ db }: Deps, { hostId }: Manager): Promise<OutputOf<typeof contract.listKeys>> {
  return keyAnswers(db, await findKeys(db, hostId));
}

export async function makeKey(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof contract.createKey>,
): Promise<OutputOf<typeof contract.createKey>> {
  const { hostId, userId } = actor;
  const working = (await findKeys(deps.db, hostId)).filter(({ revoked_at }) => revoked_at === null);
  if (working.length >= maxKeys) refuse("too_many_keys");
  const { key, hint, hash } = newKey();
  const scopes = [...new Set(body.scopes)];
  const row = await insertKey(deps.db, { host_id: hostId, name: body.name, hash, hint, scopes, made_by: userId });
  deps.log.info({ hostId, keyId: row.id, userId, scopes }, "API key made");
  const [answer] = await keyAnswers(deps.db, [row]);
  return success(actor, "key.made", { key, ...(answer ?? refuse("not_found")) });
}

export async function revokeKeyOfHost(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof contract.revokeKey>,
): Promise<OutputOf<typeof contract.revokeKey>> {
  const { hostId, userId } = actor;
  if (!(await markRevoked(deps.db, hostId, params.id, userId))) refuse("not_found");
  deps.log.info({ hostId, keyId: params.id, userId }, "API key revoked");
  return success(actor, "key.revoked", null);
}

type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

async function keyAnswers(db: Db, rows: readonly KeyRow[]): Promise<OutputOf<typeof contract.listKeys>> {
  const ids = rows.flatMap(({ made_by, revoked_by }) => [made_by, revoked_by]).filter((id) => id !== null);
  const names = new Map((await findUsers(db, [...new Set(ids)])).map((user) => [user.id, nameOf(user)]));
  const nameOfId = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    madeBy: nameOfId(row.made_by),
    madeAt: row.made_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: nameOfId(row.revoked_by),
  }));
}
