import { useEffect, useState } from "react";
import { browserApi } from "#web/lib/api.ts";

export type NextStart = {
  /** Null if there is no free time. */
  readonly start: string | null;
  /** The time of the request, in milliseconds since the Unix epoch. */
  readonly asOf: number;
};

/** Undefined until the server answers. Booking works without it. */
export function useNextStarts(
  hostId: number | null,
  itemIds: readonly number[],
): (calendarId: number) => NextStart | undefined {
  const [known, setKnown] = useState<{ items: string; starts: ReadonlyMap<number, NextStart> } | null>(null);
  const items = itemIds.join(",");
  useEffect(() => {
    if (hostId === null || items === "") return;
    const request = new AbortController();
    const query = { kindredProviderId: String(hostId), serviceItems: items };
    browserApi("GET /providerCalendar/nextStarts", { query }, { signal: request.signal }).then(
      (next) => {
        const asOf = Date.now();
        const starts = new Map(next.map(({ calendarId, startTime }) => [calendarId, { start: startTime, asOf }]));
        setKnown({ items, starts });
      },
      () => undefined,
    );
    return () => request.abort();
  }, [hostId, items]);
  return (calendarId) => (known?.items === items ? known?.starts.get(calendarId) : undefined);
}
