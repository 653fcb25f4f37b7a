import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { closeReport as endpoint } from "#contract/reports.ts";
import { storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { reportClosedLetter } from "./report-letters.ts";
import { lockReport, markReportClosed } from "./report-store.ts";

export async function closeReport(
  deps: Deps,
  actor: Moderator,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { outcome, note } = body;
  await inTransaction(deps.db, async (trx) => {
    const report = (await lockReport(trx, params.id)) ?? refuse("not_found");
    if (report.closed_at) refuse("already_closed");
    await markReportClosed(trx, report.id, outcome);
    const { id, reason, email } = report;
    await recordDecision(trx, actor, { subject: "reports", id, action: outcome, reason, words: note });
    if (!email || report.is_demo) return;
    const letter = reportClosedLetter(storedLocale(report.locale), deps.settings.publicUrl, {
      id,
      outcome,
      about: report.event_id === null ? "listing" : "event",
    });
    await deps.mail.send(trx, { to: email, ...letter, cause: `report-closed:${id}` });
  });
  return success(actor, "report.closed", null);
}
