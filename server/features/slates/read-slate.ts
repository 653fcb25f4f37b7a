import { createHmac } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readSlate as endpoint } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { countView, findSlate } from "./slate-store.ts";

/** Reading a slate counts as a view, once per visitor and hour; who it was cannot be told from what is kept. */
export async function readSlate(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const slate = await findSlate(deps.db, params.id);
  if (!slate) refuse("not_found");
  const visitor = createHmac("sha256", deps.secret).update(`view:${actor.address}`).digest();
  await countView(deps.db, slate.id, visitor);
  return {
    id: slate.id,
    text: slate.text,
    created_at: slate.created_at.toISOString(),
    view_count: slate.view_count,
    like_count: slate.like_count,
    comment_count: slate.comment_count,
    author: { id: slate.author_id },
    media: slate.media_type && slate.media_url ? { type: slate.media_type, url: slate.media_url } : null,
  };
}
