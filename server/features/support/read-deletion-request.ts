import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readDeletionRequest as endpoint } from "#contract/support.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { deletionAnswer, deletionByToken } from "./deletion-by-token.ts";

/** Must not change anything: mail programs open links by themselves. */
export async function readDeletionRequest(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return deletionAnswer(await deletionByToken(deps, params.token));
}
