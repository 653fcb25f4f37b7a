import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { exportGuests as endpoint } from "#contract/guests.ts";
import { csvLine } from "#format/csv.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import type { Manager } from "#server/features/hosts/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { guestAnswer } from "./guest-answer.ts";
import { hostedEvent } from "./hosted-event.ts";
import { findGuests } from "./registration-store.ts";

const columns = ["id", "name", "phone", "email", "places", "admitted", "status", "createdAt"] as const;

export async function exportGuests(
  deps: Deps,
  actor: Manager,
  { params }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const event = await hostedEvent(deps, actor, params.id);
  const rows = await findGuests(deps.db, event.id);
  deps.log.info({ hostId: actor.hostId, eventId: event.id, count: rows.length }, "guest list exported");
  const t = translator<"answers">(actor.locale, messagesFor(actor.locale, "answers"));
  const head = csvLine(columns.map((column) => t(`guests.${column}`)));
  const lines = rows.map(guestAnswer).map((guest) => csvLine(columns.map((column) => guest[column])));
  // The byte order mark tells spreadsheet programs that the file is UTF-8.
  return new WithHeaders(`\uFEFF${head}${lines.join("")}`, {
    "content-disposition": `attachment; filename="guests-${event.id}.csv"`,
  });
}
