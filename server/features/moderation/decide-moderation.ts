import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { moderationChecks } from "#contract/lists/moderation-reasons.ts";
import type { decideModeration as endpoint } from "#contract/moderation.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import { findHost, findHostLocale } from "#server/features/hosts/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import type { ModeratedItem } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { BadMail } from "#server/platform/mail/mail-message.ts";
import { refuse } from "#server/refusal.ts";
import { type ModeratedKind, moderationDetail, moderationOf } from "./moderation-answer.ts";
import { moderationLetter, reasonText } from "./moderation-letters.ts";
import { needsReason, stateAfterDecision } from "./moderation-rules.ts";

type Input = InputOf<typeof endpoint>;

const actions = { approve: "approved", refuse: "refused", suspend: "suspended", reinstate: "reinstated" } as const;

/** One transaction writes the new state, the decision record and the mail to the host. */
export async function decideModeration(deps: Deps, actor: Moderator, input: Input): Promise<OutputOf<typeof endpoint>> {
  const { params, body } = input;
  checkReason(body);
  if (body.decision === "approve") requireChecklist(body);
  const moderation = moderationOf[params.kind];
  const answer = await inTransaction(deps.db, async (trx) => {
    await moderation.lock(trx, params.id);
    const thing = (await moderation.find(trx, params.id)) ?? refuse("not_found");
    const state = stateAfterDecision(thing.review_state, body.decision) ?? refuse("decision_not_possible");
    if (thing.revision !== body.revision) refuse("version_is_stale");
    const locale = await findHostLocale(trx, thing.host_id);
    const why = needsReason(body.decision) && body.reason ? reasonText(locale, body.reason, body.message) : null;
    await moderation.decide(trx, thing.id, state, why);
    await deps.changes.publish(trx, moderation.changed(thing));
    const decision = await recordDecision(trx, actor, {
      subject: params.kind,
      id: thing.id,
      action: actions[body.decision],
      reason: why === null ? null : body.reason,
      words: body.message,
    });
    await tellHost(deps, trx, params.kind, thing, body, decision.id);
    const decided = (await moderation.find(trx, params.id)) ?? refuse("not_found");
    return moderationDetail(deps, trx, params.kind, decided);
  });
  return success(actor, `decision.${body.decision}`, answer);
}

function checkReason({ decision, reason, message }: Input["body"]): void {
  if (!needsReason(decision)) return;
  if (!reason) refuse("invalid_fields", { fields: { reason: "reason_required" } });
  if (reason === "other" && !message) refuse("invalid_fields", { fields: { message: "words_required" } });
}

function requireChecklist(body: Input["body"]): void {
  const missing = moderationChecks.filter((check) => !body[check]);
  if (missing.length === 0) return;
  refuse("invalid_fields", { fields: Object.fromEntries(missing.map((check) => [check, "check_required" as const])) });
}

async function tellHost(
  deps: Deps,
  trx: Db,
  kind: ModeratedKind,
  thing: ModeratedItem,
  { decision, reason, message }: Input["body"],
  decisionId: number,
): Promise<void> {
  const host = await findHost(trx, thing.host_id);
  if (!host) return;
  const letter = moderationLetter(await findHostLocale(trx, host.id), deps.settings.publicUrl, {
    kind,
    id: thing.id,
    name: thing.title,
    action: actions[decision],
    reason: needsReason(decision) ? reason : null,
    words: message,
  });
  try {
    await deps.mail.send(trx, { to: host.email, ...letter, cause: `review-decided:${decisionId}` });
  } catch (error) {
    // An address that cannot receive mail must not block the decision.
    if (!(error instanceof BadMail)) throw error;
    deps.log.warn({ decisionId, err: error }, "could not send the mail about a decision");
  }
}
