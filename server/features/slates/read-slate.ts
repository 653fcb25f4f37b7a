import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readSlate as endpoint } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { readHostSlate } from "./ask-network-host.ts";
import { countView, findSlate } from "./slate-store.ts";
import { hourOf, viewDedupeKey } from "./view-dedupe-key.ts";

type Slate = OutputOf<typeof endpoint>;

/** Counts a view, once per visitor and hour. A network host counts its own. */
export async function readSlate(deps: Deps, actor: Visitor, { params }: InputOf<typeof endpoint>): Promise<Slate> {
  const slate = await loadSlate(deps, params.id);
  if (deps.settings.network) return slate;
  const hour = hourOf(deps.clock.now());
  await countView(deps.db, slate.id, viewDedupeKey(deps.secret, actor.address, slate.id, hour), hour).catch((error) => {
    // If counting fails, the slate can still be read.
    deps.log.error({ err: error, slateId: slate.id }, "view not counted");
  });
  return slate;
}

/** Does not count a view. */
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
