import { useEffect, useState } from "react";
import { browserApi } from "#web/lib/api.ts";

export type NextStart = {
  /** Null if there is no free time within two months. */
  readonly start: string | null;
  /** The time of the request, in milliseconds since the Unix epoch. */
  readonly asOf: number;
};

/** Undefined until the server answers. Booking works without it. */
export function useNextStarts(
  hostId: number | null,
  itemId: number | null,
): (calendarId: number) => NextStart | undefined {
  const [known, setKnown] = useState<{ itemId: number; starts: ReadonlyMap<number, NextStart> } | null>(null);
  useEffect(() => {
    if (hostId === null || itemId === null) return;
    const request = new AbortController();
    const query = { kindredProviderId: String(hostId), serviceItemId: String(itemId) };
    browserApi("GET /providerCalendar/nextStarts", { query }, { signal: request.signal }).then(
      (next) => {
        const asOf = Date.now();
        const starts = new Map(next.map(({ calendarId, startTime }) => [calendarId, { start: startTime, asOf }]));
        setKnown({ itemId, starts });
      },
      () => undefined,
    );
    return () => request.abort();
  }, [hostId, itemId]);
  return (calendarId) => (known?.itemId === itemId ? known?.starts.get(calendarId) : undefined);
}
