import { type Person, signedIn } from "#server/features/identity/index.ts";
import type { Gate } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { findAccountOfUser } from "./provider-store.ts";

export type Provider = Person & { readonly accountId: number; readonly isSuspended: boolean };
/** Not suspended, so they may also change things. */
export type ActiveProvider = Provider & { readonly isSuspended: false };

export const provider: Gate<Provider> = {
  who: "a provider",
  async open(deps, caller) {
    const person = await signedIn.open(deps, caller);
    const account = await findAccountOfUser(deps.db, person.userId);
    if (!account) refuse("provider_account_required");
    return { ...person, accountId: account.id, isSuspended: account.suspended_at !== null };
  },
};

export const activeProvider: Gate<ActiveProvider> = {
  who: "a provider who is not suspended",
  async open(deps, caller) {
    const known = await provider.open(deps, caller);
    if (known.isSuspended) refuse("account_suspended");
    return { ...known, isSuspended: false };
  },
};
