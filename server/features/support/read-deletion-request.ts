import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readDeletionRequest as endpoint } from "#contract/support.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { deletionAnswer, deletionByToken } from "./deletion-by-token.ts";

/** Mail programs open links by themselves, so this must not change anything. */
export async function readDeletionRequest(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return deletionAnswer(await deletionByToken(deps, params.token));
}
