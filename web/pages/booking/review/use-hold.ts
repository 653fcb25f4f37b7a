import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import type { Hold, HoldBody } from "./make-hold.ts";
import { randomToken } from "./random-token.ts";

type Wanted = {
  readonly kindredProviderId: number | null;
  readonly startTime: string;
  readonly serviceItems: readonly number[];
  readonly calendarId: number | null;
};

type KeptHold = Pick<Hold, "id">;
type MadeHold = NonNullable<Awaited<ReturnType<typeof askForHold>>> & { readonly visit: string };

const key = "hold";

/**
 * Keeps the chosen time for this browser. Booking works without it: if the hold is refused or the server cannot be
 * reached, nothing is shown. `isGone` is true if the time was not free when the page was loaded. That may be because of
 * an earlier hold of this tab, which the new one replaces.
 */
export function useHold({ kindredProviderId, startTime, serviceItems, calendarId }: Wanted, isGone: boolean) {
  const items = serviceItems.join(",");
  const visit = `${kindredProviderId} ${startTime} ${items} ${calendarId}`;
  const [held, setHeld] = useState<MadeHold | null>(null);
  /**
   * Known before the server answers, so that an early Confirm is not refused because of the customer's own hold. With the
   * id of the hold that it replaces, because the booking may arrive first.
   */
  const [askedIds, setAskedIds] = useState<string | null>(null);
  /** True while it is not known yet whether only this tab's own hold made the time look taken. */
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const kept = readFromTab<KeptHold>(key);
    if (kindredProviderId === null || (isGone && attempt === 0 && !kept?.id)) return;
    let isLeft = false;
    const id = randomToken();
    setAskedIds(kept?.id ? `${id} ${kept.id}` : id);
    const body = {
      id,
      kindredProviderId,
      startTime,
      serviceItems: items.split(",").map(Number),
      ...(calendarId === null ? {} : { calendarId }),
      ...(kept?.id ? { replaces: kept.id } : {}),
    };
    setPending(isGone);
    // Before the answer: a reload may abort the request although the server already holds the time.
    keepInTab(key, { id });
    const made = askForHold(body).then(
      (parts) => {
        if (!parts && kept && readFromTab<KeptHold>(key)?.id === id) keepInTab(key, kept);
        const hold = parts && { ...parts, visit };
        if (!isLeft) setHeld(hold);
        return hold;
      },
      () => null,
    );
    void made.then(() => setPending(false));
    const release = async () => {
      isLeft = true;
      const hold = await made;
      if (!hold || readFromTab<KeptHold>(key)?.id !== hold.id) return;
      dropFromTab(key);
      await hold.release();
      // The list of times was loaded while this one was still held.
      if (location.pathname === "/booking/select-time") await revalidate();
    };
    return () => {
      setHeld(null);
      setAskedIds(null);
      void release();
    };
  }, [kindredProviderId, startTime, items, calendarId, visit, isGone, attempt, revalidate]);
  useLeaving(held);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { hold: held?.visit === visit ? held : null, askedIds, isPending, again };
}

/** Loaded later, because the page is usable without it. Null if the hold is refused, which changes nothing. */
async function askForHold(body: HoldBody) {
  const { HoldLine, makeHold } = await import("./held-time.ts");
  const hold = await makeHold(body);
  return hold && { ...hold, Line: HoldLine };
}

/** The tab remembers the hold, so that a reload can take it again. */
function useLeaving(held: MadeHold | null): void {
  useEffect(() => {
    if (!held) return;
    const release = () => void held.release();
    addEventListener("pagehide", release);
    return () => removeEventListener("pagehide", release);
  }, [held]);
}
