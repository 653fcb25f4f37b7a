import { formatOwnTime } from "#format/own-time.ts";
import { systemTimeZone } from "#format/time-zone.ts";
import { leftToRight } from "#format/times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import type { EventView } from "./event-view.ts";

type Timed = Pick<EventView, "startTime" | "endTime" | "timeZone" | "offsetMinutes" | "zone" | "offset">;

/**
 * The event's zone, and its time where the visitor is. Pages are shared between visitors, so the browser adds the
 * visitor's time. It replaces the offset on the same line, so nothing below it moves.
 */
export function EventZone({ event, ownTime }: { event: Timed; ownTime?: string | null }) {
  const t = useT("whatsOn");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const time = ownTime ?? (isHydrated ? timeHere(event, locale) : null);
  if (!time) return t("event.zone", { place: event.zone, offset: event.offset });
  return t("event.zoneOwn", { place: event.zone, time: leftToRight(time) });
}

function timeHere(event: Timed, locale: Parameters<typeof formatOwnTime>[1]): string | null {
  // This needs no formatter, and most visitors are where the event is.
  if (-new Date(event.startTime).getTimezoneOffset() === event.offsetMinutes) return null;
  const zone = systemTimeZone();
  return zone ? formatOwnTime(event, locale, zone) : null;
}
