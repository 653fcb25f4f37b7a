import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { reportListing as endpoint } from "#contract/reports.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { visibleEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { visibleListing } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { reportReceivedLetter } from "./report-letters.ts";
import { insertReport } from "./report-store.ts";

export async function reportListing(
  deps: Deps,
  actor: Visitor,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (body.reason === "other" && !body.details) refuse("invalid_fields", { fields: { details: "words_required" } });
  await deps.limits.spend(["reports", actor.address]);
  const subject = await findSubject(deps, body);
  const to =
    body.email && (await deps.limits.maySpend("acknowledgements", body.email.toLowerCase())) ? body.email : null;
  await inTransaction(deps.db, async (trx) => {
    const { reason, details, email } = body;
    const report = await insertReport(trx, { ...subject, reason, details, email, locale: actor.locale });
    // The letter repeats nothing from the form, because the address may belong to somebody else.
    const letter = reportReceivedLetter(actor.locale, deps.settings.publicUrl, report.id);
    if (to) await deps.mail.send(trx, { to, ...letter, cause: `report-received:${report.id}` });
  });
  return success(actor, "report.received", null);
}

async function findSubject(deps: Deps, { listingId, eventId }: InputOf<typeof endpoint>["body"]) {
  if (eventId !== undefined && listingId === undefined)
    return { listing_id: null, event_id: (await visibleEvent(deps, deps.db, eventId)).event.id };
  if (listingId === undefined || eventId !== undefined)
    refuse("invalid_fields", { fields: { listingId: "not_an_option" } });
  return { listing_id: (await visibleListing(deps, null, listingId)).id, event_id: null };
}
