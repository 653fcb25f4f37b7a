import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/lib/api.ts";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";

type Wanted = {
  readonly kindredProviderId: number | null;
  readonly startTime: string;
  readonly serviceItems: readonly number[];
  readonly calendarId: number | null;
};

export type Hold = { readonly id: string; readonly expiresAt: string };
type KeptHold = Hold & { readonly visit: string };

const key = "hold";

/**
 * Keeps the chosen time for this browser. Booking works without it: if the hold is refused or the server cannot be
 * reached, nothing is shown. `isGone` is true if the time was not free when the page was loaded. That may be because of
 * an earlier hold of this tab, which the new one replaces.
 */
export function useHold({ kindredProviderId, startTime, serviceItems, calendarId }: Wanted, isGone: boolean) {
  const items = serviceItems.join(",");
  const visit = `${kindredProviderId} ${startTime} ${items} ${calendarId}`;
  const [held, setHeld] = useState<KeptHold | null>(null);
  /** Known before the server answers, so that an early Confirm is not refused because of the customer's own hold. */
  const [askedId, setAskedId] = useState<string | null>(null);
  /** True while it is not known yet whether only this tab's own hold made the time look taken. */
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const kept = readFromTab<KeptHold>(key);
    if (kindredProviderId === null || (isGone && attempt === 0 && !kept?.id)) return;
    let isLeft = false;
    const id = newHoldId();
    setAskedId(id);
    const body = {
      id,
      kindredProviderId,
      startTime,
      serviceItems: items.split(",").map(Number),
      ...(calendarId === null ? {} : { calendarId }),
      ...(kept?.id ? { replaces: kept.id } : {}),
      browser: browserToken(),
    };
    setPending(isGone);
    const made = browserApi("POST /holds", { body }).then(
      ({ data }) => {
        const hold = { ...data, visit };
        keepInTab(key, hold);
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
      await browserApi("DELETE /holds/{id}", { params: { id: hold.id } }, { keepalive: true }).catch(() => null);
      // The list of times was loaded while this one was still held.
      if (location.pathname === "/booking/select-time") await revalidate();
    };
    return () => {
      setHeld(null);
      setAskedId(null);
      void release();
    };
  }, [kindredProviderId, startTime, items, calendarId, visit, isGone, attempt, revalidate]);
  useLeaving(held);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { hold: held?.visit === visit ? held : null, askedId, isPending, again };
}

function newHoldId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const browserKey = "kindred.browser";
// Used if the browser blocks localStorage. The tab is then a browser of its own.
let tokenOfTab: string | null = null;

/** All tabs share it, so that the server can keep only one hold of this browser with each host. New every day. */
function browserToken(): string {
  const today = new Date().toISOString().slice(0, 10);
  try {
    const [day, token] = localStorage.getItem(browserKey)?.split(" ") ?? [];
    if (day === today && token) return token;
    const next = newHoldId();
    localStorage.setItem(browserKey, `${today} ${next}`);
    return next;
  } catch {
    tokenOfTab ??= newHoldId();
    return tokenOfTab;
  }
}

/** The tab remembers the hold, so that a reload can take it again. */
function useLeaving(held: KeptHold | null): void {
  useEffect(() => {
    if (!held) return;
    const release = () =>
      void browserApi("DELETE /holds/{id}", { params: { id: held.id } }, { keepalive: true }).catch(() => null);
    addEventListener("pagehide", release);
    return () => removeEventListener("pagehide", release);
  }, [held]);
}
