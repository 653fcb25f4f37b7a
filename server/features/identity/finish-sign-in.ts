import type { Locale } from "#messages/catalogue.ts";
import type { Deps } from "#server/deps.ts";
import { readIssuerClaims } from "./issuer-claims-rules.ts";
import { SignInProblem } from "./sign-in-problem.ts";
import type { SignInTicket } from "./sign-in-ticket.ts";
import { startSession } from "./start-session.ts";

type Return = {
  readonly origin: string;
  readonly search: string;
  readonly ticket: SignInTicket | null;
  readonly oldToken: string | null;
  readonly address: string;
  readonly locale: Locale;
};

/** Without a ticket the sign-in did not start here, so it is refused. */
export async function finishSignIn(deps: Deps, back: Return): Promise<{ token: string; locale: Locale }> {
  const { origin, search, ticket, oldToken, address } = back;
  // Callbacks are counted separately from sign-in starts, because one ticket could be reused for many calls to the
  // issuer.
  await deps.limits.spend(["signIn", `return:${address}`]);
  if (!ticket) throw new SignInProblem("expired");
  const claims = await deps.issuer.finish(origin, search, ticket.checks);
  const user = readIssuerClaims(deps.issuer.key, claims);
  if (!user) throw new SignInProblem("no_email");
  return startSession(deps, user, back.locale, oldToken);
}
