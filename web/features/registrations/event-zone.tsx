import { useEffect, useState } from "react";
import type { Locale } from "#messages/catalogue.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import type { EventView } from "./event-view.ts";

type Zoned = Pick<EventView, "startTime" | "endTime" | "timeZone" | "offsetMinutes" | "zone" | "offset">;

/**
 * The event's zone, and its time where the visitor is. Pages are shared between visitors, so the browser adds the
 * visitor's time. It replaces the offset on the same line, so nothing below it moves.
 */
export function EventZone({ event, ownTime }: { event: Zoned; ownTime?: string | null }) {
  const t = useT("whatsOn");
  const locale = useLocale();
  const timeHere = useTimeHere(event, locale);
  const time = ownTime ?? timeHere;
  if (!time) return t("event.zone", { place: event.zone, offset: event.offset });
  return t("event.zoneOwn", { place: event.zone, time });
}

/** Null at first, and for most visitors, who are where the event is. They do not load the date formats. */
function useTimeHere({ startTime, endTime, timeZone, offsetMinutes }: Zoned, locale: Locale): string | null {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    setTime(null);
    if (-new Date(startTime).getTimezoneOffset() === offsetMinutes) return;
    let isCurrent = true;
    import("./time-here.ts").then(
      ({ timeHere }) => isCurrent && setTime(timeHere({ startTime, endTime, timeZone }, locale)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [startTime, endTime, timeZone, offsetMinutes, locale]);
  return time;
}
