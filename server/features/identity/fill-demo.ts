import type { Db } from "#server/db/database.ts";
import { localIssuerKey, localSubject } from "#server/platform/issuer/issuer-key.ts";
import { saveUser } from "./user-store.ts";

/** Somebody of the demo content; the local issuer lets anyone sign in as them. */
export async function demoPerson(db: Db, firstName: string, lastName: string, email: string): Promise<number> {
  const user = {
    issuer: localIssuerKey,
    subject: localSubject(email),
    email,
    email_verified: true,
    first_name: firstName,
    last_name: lastName,
    avatar_url: null,
  };
  return (await saveUser(db, user)).id;
}
