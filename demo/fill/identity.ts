import type { Db } from "#server/db/database.ts";
import { saveUser } from "#server/features/identity/index.ts";
import { localIssuerKey, localSubject } from "#server/platform/issuer/issuer-key.ts";

/** Anyone can sign in as this person through the local issuer. */
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
  return (await saveUser(db, user, "en")).id;
}
