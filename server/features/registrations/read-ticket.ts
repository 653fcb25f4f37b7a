import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readTicket as endpoint } from "#contract/registrations.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";

export async function readTicket(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return ticketAnswer(deps, await registrationBySecret(deps, deps.db, params.secret));
}
