import type { Adapter, AdapterPayload } from "oidc-provider";

type Kept = { readonly payload: AdapterPayload; readonly expiresAt: number };

const maxKept = 10_000;

/** Everything that the local issuer stores expires within minutes, so memory is enough. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  function find(key: string): AdapterPayload | undefined {
    const entry = kept.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    kept.delete(key);
    return undefined;
  }

  function deleteWhere(isGone: (entry: Kept) => boolean): void {
    for (const [key, entry] of kept) if (isGone(entry)) kept.delete(key);
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([key, { payload }]) => key.startsWith(`${model}:`) && matches(payload))?.[0];
    return {
      async upsert(id, payload, expiresInSeconds) {
        if (kept.size >= maxKept) deleteWhere(({ expiresAt }) => expiresAt <= Date.now());
        kept.set(keyOf(id), { payload, expiresAt: Date.now() + (expiresInSeconds ?? Infinity) * 1000 });
      },
      find: async (id) => find(keyOf(id)),
      async findByUid(uid) {
        const key = findWhere((payload) => payload.uid === uid);
        return key ? find(key) : undefined;
      },
      async findByUserCode(userCode) {
        const key = findWhere((payload) => payload.userCode === userCode);
        return key ? find(key) : undefined;
      },
      async consume(id) {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => deleteWhere(({ payload }) => payload.grantId === grantId),
    };
  };
}
