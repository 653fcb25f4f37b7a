import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { downloadEventCalendar as endpoint } from "#contract/whats-on.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { eventCalendar, eventCalendarFileName } from "./event-calendar.ts";
import { visibleEvent } from "./visible-event.ts";

export async function downloadEventCalendar(
  deps: Deps,
  { locale }: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const { event: found } = await visibleEvent(deps, deps.db, params.id);
  const event = inLanguage(found, locale);
  const url = `${deps.settings.publicUrl}/whats-on/${event.id}`;
  return new WithHeaders(eventCalendar([{ event, url }], event.cancelled_at ? "CANCEL" : "PUBLISH"), {
    "content-disposition": `attachment; filename="${eventCalendarFileName(event)}"`,
  });
}
