import { registerProvider } from "#contract/hosts.ts";
import { acceptInvitation, createInvitation } from "#contract/members.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";

export const registration = {
  first_name: "Amara",
  last_name: "Okafor",
  date_of_birth: "1990-05-17",
  email: "amara@test.example",
  agreed_to_terms: true as const,
};

export type TestHost = Awaited<ReturnType<typeof aHost>>;

export async function aHost(app: TestApp, wanted: Parameters<typeof signIn>[1] = {}, hostCountry?: string) {
  const person = await signIn(app, wanted);
  const { body } = await app.call(
    registerProvider,
    { query: hostCountry ? { hostCountry } : {}, body: registration },
    { headers: person.headers },
  );
  return { ...person, hostId: body.data.id };
}

type Signed = { readonly headers: Record<string, string> };

/** The person joins by an invitation of the host's owner, and acts for this host from then on. */
export async function joinHost(app: TestApp, host: TestHost, person: Signed, role: "owner" | "manager" | "staff") {
  const params = { hostId: String(host.hostId) };
  const { body } = await app.call(createInvitation, { params, body: { role } }, { headers: host.headers });
  const token = String(body.data.url.split("/").at(-1));
  return app.call(acceptInvitation, { params: { token } }, { headers: person.headers });
}
