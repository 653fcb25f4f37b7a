import { registerProvider } from "#contract/provider-accounts.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";

export const registration = {
  first_name: "Amara",
  last_name: "Okafor",
  date_of_birth: "1990-05-17",
  email: "amara@test.example",
  agreed_to_terms: true as const,
};

export type TestProvider = Awaited<ReturnType<typeof aProvider>>;

/** A signed-in person with a provider account. */
export async function aProvider(app: TestApp, wanted: Parameters<typeof signIn>[1] = {}) {
  const person = await signIn(app, wanted);
  const { body } = await app.call(registerProvider, { query: {}, body: registration }, { headers: person.headers });
  return { ...person, accountId: body.data.id };
}
