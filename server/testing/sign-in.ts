import { randomUUID } from "node:crypto";
import { startSession } from "#server/features/identity/index.ts";
import { sessionCookieName } from "#server/http/caller.ts";
import { issuerKey, localSubject } from "#server/platform/issuer/issuer-key.ts";
import type { TestApp } from "./test-app.ts";

type Wanted = {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isEmailVerified?: boolean;
};

/** Use it as `app.call(endpoint, input, { headers })`. The same email is the same user. */
export async function signIn({ deps }: Pick<TestApp, "deps">, wanted: Wanted = {}) {
  const email = wanted.email ?? `person-${randomUUID()}@test.example`;
  const user = {
    issuer: issuerKey(deps.settings),
    subject: localSubject(email),
    email,
    email_verified: wanted.isEmailVerified ?? true,
    first_name: wanted.firstName ?? "Ada",
    last_name: wanted.lastName ?? "Borg",
    avatar_url: null,
  };
  const { token, userId } = await startSession(deps, user, "en");
  return { userId, email, token, headers: { cookie: `${sessionCookieName(deps.settings)}=${token}` } };
}
