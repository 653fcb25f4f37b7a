import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { switchHost as endpoint } from "#contract/members.ts";
import type { Deps } from "#server/deps.ts";
import { type Person, setCurrentHost } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { findMember } from "./member-store.ts";

export async function switchHost(
  deps: Deps,
  actor: Person,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await findMember(deps.db, body.hostId, actor.userId))) refuse("not_found");
  await setCurrentHost(deps.db, actor.sessionHash, body.hostId);
  return success(actor, "host.switched", null);
}
