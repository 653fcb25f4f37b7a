import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readSlate as endpoint } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { readHostSlate } from "./ask-network-host.ts";
import { findSlate } from "./slate-store.ts";

type Slate = OutputOf<typeof endpoint>;

export function readSlate(deps: Deps, _actor: Visitor, { params }: InputOf<typeof endpoint>): Promise<Slate> {
  return loadSlate(deps, params.id);
}

export async function loadSlate(deps: Deps, id: number): Promise<Slate> {
  if (deps.settings.network) return (await readHostSlate(deps, deps.settings.network, id)).slate;
  const slate = await findSlate(deps.db, id);
  if (!slate) refuse("not_found");
  return {
    id: slate.id,
    text: slate.text,
    created_at: slate.created_at.toISOString(),
    view_count: slate.view_count,
    like_count: slate.like_count,
    comment_count: slate.comment_count,
    author: { id: slate.author_id },
    media:
      slate.media_type && slate.media_url
        ? { type: slate.media_type, url: slate.media_url, poster: slate.media_poster_url }
        : null,
  };
}
