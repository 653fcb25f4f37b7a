import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { downloadTicketCalendar as endpoint } from "#contract/registrations.ts";
import type { Deps } from "#server/deps.ts";
import { eventCalendar, eventCalendarFileName } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { findEventOf } from "./ticket-answer.ts";
import { registrationBySecret, ticketUrl } from "./ticket-link.ts";

export async function downloadTicketCalendar(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const registration = await registrationBySecret(deps, deps.db, params.secret);
  const { event } = await findEventOf(deps, deps.db, registration);
  const isOff = registration.status === "cancelled" || event.cancelled_at !== null;
  const entry = { event, url: ticketUrl(deps, registration), isCancelled: isOff };
  const file = eventCalendar([entry], isOff ? "CANCEL" : "PUBLISH");
  return new WithHeaders(file, {
    "content-disposition": `attachment; filename="${eventCalendarFileName(registration)}"`,
  });
}
