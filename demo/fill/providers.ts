import type { Db } from "#server/db/database.ts";
import { insertAccount, termsVersion } from "#server/features/providers/index.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { demoListings } from "../listings.ts";
import { demoPerson } from "./identity.ts";

export type DemoHost = { readonly userId: number; readonly accountId: number };

/** One provider account per host named in the listings; the first is the one to sign in with. */
export async function fillDemoProviders(db: Db): Promise<ReadonlyMap<string, DemoHost>> {
  const hosts = new Map<string, DemoHost>();
  for (const [firstName, lastName] of demoListings.map(({ host }) => host)) {
    const name = `${firstName} ${lastName}`;
    if (hosts.has(name)) continue;
    const email =
      hosts.size === 0 ? demoAccounts.host.email : `${firstName}.${lastName}@demo.kindred.example`.toLowerCase();
    const userId = await demoPerson(db, firstName, lastName, email);
    const account = await insertAccount(db, {
      user_id: userId,
      first_name: firstName,
      last_name: lastName,
      date_of_birth: "1988-06-15",
      email,
      terms_version: termsVersion,
    });
    if (account) hosts.set(name, { userId, accountId: account.id });
  }
  return hosts;
}
