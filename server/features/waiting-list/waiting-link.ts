import type { KeyObject } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { referenceIn } from "#server/features/bookings/index.ts";
import { lockCalendars } from "#server/features/calendar/index.ts";
import { isSignedReference, signedReference } from "#server/platform/private-link.ts";
import { refuse } from "#server/refusal.ts";
import { findPerson, type WaitingRow } from "./waiting-store.ts";

type Linked = { readonly id: string; readonly link_version: number };

export const waitingSecret = (secret: KeyObject, person: Linked) => signedReference(secret, "waiting", person);

export function waitingUrl({ secret, settings }: Deps, person: Linked): string {
  return `${settings.publicUrl}/booking/waiting/${waitingSecret(secret, person)}`;
}

/** A wrong proof and an unknown person get the same answer, so that nobody can test which references exist. */
export async function personBySecret(deps: Deps, db: Db, secret: string): Promise<WaitingRow> {
  const person = await findPerson(db, referenceIn(secret));
  if (!person || !isSignedReference(deps.secret, "waiting", person, secret)) refuse("not_found");
  return person;
}

/** People who left have no row any more, but their link is still genuine. */
export function isGenuine({ secret }: Deps, given: string): boolean {
  return isSignedReference(secret, "waiting", { id: referenceIn(given), link_version: 1 }, given);
}

/** Reads the person again under the lock, because they may have changed since they were found. */
export async function lockPerson(trx: Db, { id, host_id }: Pick<WaitingRow, "id" | "host_id">) {
  await lockCalendars(trx, host_id);
  return findPerson(trx, id);
}
