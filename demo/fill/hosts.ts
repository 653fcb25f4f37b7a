import type { Db } from "#server/db/database.ts";
import { foundHost } from "#server/features/hosts/index.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { demoCountry } from "../demo-country.ts";
import { demoListings } from "../listings.ts";
import { demoPerson } from "./identity.ts";

export type DemoHost = { readonly hostId: number; readonly calendarId: number };

/** Each name in the listings gets a host. Visitors can sign in as the demo accounts with one click. */
export async function fillDemoHosts(db: Db): Promise<ReadonlyMap<string, DemoHost>> {
  const hosts = new Map<string, DemoHost>();
  for (const [firstName, lastName] of demoListings.map(({ host }) => host)) {
    const name = `${firstName} ${lastName}`;
    if (hosts.has(name)) continue;
    const account = Object.values(demoAccounts).find((one) => `${one.firstName} ${one.lastName}` === name);
    const email = account?.email ?? `${firstName}.${lastName}@demo.kindred.example`.toLowerCase();
    const userId = await demoPerson(db, firstName, lastName, email);
    const names = { first_name: firstName, last_name: lastName };
    const host = await foundHost(db, { userId, country: demoCountry, ...names, date_of_birth: "1988-06-15", email });
    if (host) hosts.set(name, host);
  }
  return hosts;
}
