import { useEffect, useState } from "react";
import { cellMs } from "#contract/calendar-cells.ts";
import { browserApi } from "#web/lib/api.ts";
import type { HostBooking } from "./load-host-bookings.ts";

type Time = Pick<HostBooking, "startTime" | "endTime">;

/** Null until the server answers, or if it does not answer. The server checks the move anyway. */
export function useFreeCalendars(hostId: number, { startTime, endTime }: Time): ReadonlySet<number> | null {
  const [free, setFree] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const query = { kindredProviderId: String(hostId), startTime, endTime, eachCalendar: "true" } as const;
    browserApi("GET /providerCalendar/slots", { query }, { signal: request.signal }).then(
      (slots) => setFree(freeThroughout(slots, { startTime, endTime })),
      () => undefined,
    );
    return () => request.abort();
  }, [hostId, startTime, endTime]);
  return free;
}

type Slot = { readonly calendarId?: number | undefined; readonly status: string };

export function freeThroughout(slots: readonly Slot[], { startTime, endTime }: Time): ReadonlySet<number> {
  const cells = Math.ceil((Date.parse(endTime) - Date.parse(startTime)) / cellMs);
  const available = new Map<number, number>();
  for (const { calendarId, status } of slots)
    if (calendarId !== undefined && status === "available")
      available.set(calendarId, (available.get(calendarId) ?? 0) + 1);
  return new Set([...available].filter(([, count]) => count === cells).map(([id]) => id));
}
