import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { highlightModerated as endpoint } from "#contract/moderation.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { moderationDetail, moderationOf } from "./moderation-answer.ts";

const sentences = {
  services: { on: "decision.favorite", off: "decision.noFavorite" },
  events: { on: "decision.featured", off: "decision.notFeatured" },
} as const;

export async function highlightModerated(
  deps: Deps,
  actor: Moderator,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const moderation = moderationOf[params.kind];
  const answer = await inTransaction(deps.db, async (trx) => {
    await moderation.lock(trx, params.id);
    const thing = (await moderation.find(trx, params.id)) ?? refuse("not_found");
    if (body.isOn && thing.review_state !== "verified") refuse("decision_not_possible");
    if (thing.is_highlighted !== body.isOn) {
      await moderation.highlight(trx, thing.id, body.isOn);
      await deps.changes.publish(trx, moderation.changed(thing));
      const action = body.isOn ? "highlighted" : "unhighlighted";
      await recordDecision(trx, actor, { subject: params.kind, id: thing.id, action });
    }
    return moderationDetail(deps, trx, params.kind, { ...thing, is_highlighted: body.isOn });
  });
  return success(actor, sentences[params.kind][body.isOn ? "on" : "off"], answer);
}
