import { useEffect, useState } from "react";
import { useLocale } from "#web/lib/messages.tsx";
import type { NextStart } from "./next-starts.ts";

type Asked = {
  readonly hostId: number | null;
  readonly itemIds: readonly number[];
  /** The venue's time zone. */
  readonly timeZone: string;
};

/**
 * Undefined until the server answers. Booking works without it, so neither the API client nor the date formats are loaded
 * with the page.
 */
export function useNextStarts({ hostId, itemIds, timeZone }: Asked): (calendarId: number) => NextStart | undefined {
  const locale = useLocale();
  const [known, setKnown] = useState<{ items: string; starts: ReadonlyMap<number, NextStart> } | null>(null);
  const items = itemIds.join(",");
  useEffect(() => {
    if (hostId === null || items === "") return;
    const request = new AbortController();
    import("./next-starts.ts")
      .then(({ loadNextStarts }) => loadNextStarts({ hostId, items, locale, timeZone, signal: request.signal }))
      .then(
        (starts) => {
          if (!request.signal.aborted) setKnown({ items, starts });
        },
        () => undefined,
      );
    return () => request.abort();
  }, [hostId, items, locale, timeZone]);
  return (calendarId) => (known?.items === items ? known?.starts.get(calendarId) : undefined);
}
