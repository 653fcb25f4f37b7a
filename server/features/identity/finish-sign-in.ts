import type { Deps } from "#server/deps.ts";
import { SignInProblem } from "./sign-in-problem.ts";
import type { SignInTicket } from "./sign-in-ticket.ts";
import { startSession } from "./start-session.ts";
import { readVouchedUser } from "./vouched-user-rules.ts";

type Return = {
  readonly origin: string;
  /** The callback's query, as it came. */
  readonly search: string;
  readonly ticket: SignInTicket | null;
  readonly oldToken: string | null;
  readonly address: string;
};

/** The issuer's word becomes a session. Without a ticket, nobody left from here, so nobody is let in. */
export async function finishSignIn(deps: Deps, { origin, search, ticket, oldToken, address }: Return): Promise<string> {
  // Counted apart from the starts: a kept ticket must not make us call the issuer without end.
  await deps.limits.spend("signIn", `return:${address}`);
  if (!ticket) throw new SignInProblem("expired");
  const claims = await deps.issuer.finish(origin, search, ticket.checks);
  const user = readVouchedUser(deps.issuer.key, claims);
  if (!user) throw new SignInProblem("no_email");
  const { token } = await startSession(deps, user, oldToken);
  return token;
}
