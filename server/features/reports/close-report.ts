import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { closeReport as endpoint } from "#contract/reports.ts";
import type { Locale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { keepDecision } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { done } from "#server/http/done.ts";
import { refuse } from "#server/refusal.ts";
import { reportClosedLetter } from "./report-letters.ts";
import { findReport, markReportClosed } from "./report-store.ts";

export async function closeReport(
  deps: Deps,
  actor: Moderator,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { outcome, note } = body;
  await inTransaction(deps.db, async (trx) => {
    const closed = await markReportClosed(trx, params.id, outcome);
    if (!closed) refuse((await findReport(trx, params.id)) ? "already_closed" : "not_found");
    await keepDecision(trx, actor, {
      subject: "reports",
      id: closed.id,
      action: outcome,
      reason: closed.reason,
      words: note,
    });
    if (!closed.email || closed.is_demo) return;
    const letter = reportClosedLetter(closed.locale as Locale, deps.settings.publicUrl, closed.id, outcome);
    await deps.mail.send(trx, { to: closed.email, ...letter, cause: `report-closed:${closed.id}` });
  });
  return done(actor, "report.closed", null);
}
