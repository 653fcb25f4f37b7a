import type { Deps } from "#server/deps.ts";
import { returnPath } from "./return-path-rules.ts";
import { sealTicket } from "./sign-in-ticket.ts";

type Wish = { readonly origin: string; readonly returnTo: string | null; readonly address: string };

/** The browser must bring the ticket back to finish the sign-in. */
export async function beginSignIn(deps: Deps, wish: Wish): Promise<{ location: string; ticket: string }> {
  await deps.limits.spend(["signIn", wish.address]);
  const { location, checks } = await deps.issuer.begin(wish.origin);
  const ticket = sealTicket(deps.secret, { checks, returnTo: returnPath(wish.returnTo) }, deps.clock.now());
  return { location, ticket };
}
