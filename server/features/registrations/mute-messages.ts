import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { muteMessages as endpoint } from "#contract/registrations.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { setMuted } from "./registration-store.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";

export async function muteMessages(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await registrationBySecret(deps, deps.db, params.secret);
  const row = await setMuted(deps.db, id, body.isMuted);
  return success(actor, body.isMuted ? "registration.muted" : "registration.unmuted", await ticketAnswer(deps, row));
}
