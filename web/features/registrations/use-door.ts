import { useCallback, useEffect, useRef, useState } from "react";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { keepDraft, readDraft } from "#web/lib/draft-store.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { Guest } from "./guest-row.tsx";

/** Check-ins that are not saved yet, by ticket. They hold no personal data and survive a reload. */
type Queue = Readonly<Record<string, { readonly admitted: number; readonly changedAt: string }>>;

export type DoorResult = {
  readonly tone: "good" | "warm" | "bad" | "info";
  readonly title: string;
  readonly text: string;
  /** Set after a welcome. */
  readonly undo?: () => void;
  /** Set after a group was checked in. Some of its people may arrive later, so the number can be corrected. */
  readonly group?: {
    readonly people: number;
    readonly most: number;
    readonly admitNow: (people: number) => DoorResult;
  };
};

const retryMs = 5000;

/** Checks guests in. Without a connection, check-ins wait on this phone and are sent when it is back. */
export function useDoor(eventId: number, saved: readonly Guest[], onSaved: () => void) {
  const t = useT("guests");
  const queue = useRef<Queue>({});
  const [waiting, setWaiting] = useState<Queue>({});
  const [isCut, setCut] = useState(false);
  const isSending = useRef(false);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  const key = `door.${eventId}`;

  const change = useCallback(
    (next: Queue) => {
      queue.current = next;
      keepDraft(localStorage, key, next, Date.now());
      setWaiting(next);
    },
    [key],
  );

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let [next] = Object.entries(queue.current); next; [next] = Object.entries(queue.current)) {
      const [reference, wanted] = next;
      const isSaved = await sendOne(eventId, reference, wanted);
      setCut(!isSaved);
      if (!isSaved) break;
      const { [reference]: sent, ...others } = queue.current;
      // The guest may have been changed again in the meantime.
      if (sent === wanted) change(others);
      latest.current();
    }
    isSending.current = false;
  }, [eventId, change]);

  useEffect(() => {
    // Drafts may lack fields, but a queue is always stored whole.
    queue.current = (readDraft<Record<string, Queue[string]>>(localStorage, key, Date.now()) as Queue) ?? {};
    setWaiting(queue.current);
    void send();
    const retry = () => void send();
    const timer = setInterval(retry, retryMs);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [key, send]);

  const guests = saved.map((guest) => ({ ...guest, admitted: waiting[guest.id]?.admitted ?? guest.admitted }));

  const admit = (reference: string, admitted: number) => {
    change({ ...queue.current, [reference]: { admitted, changedAt: new Date().toISOString() } });
    void send();
  };

  /** The phone knows the guest list, so it can check tickets without a connection. */
  function checkHere(code: string): DoorResult {
    const reference = (code.split(".")[0] ?? "").replace(/[\s-]/g, "").toUpperCase();
    const guest = guests.find(({ id, status }) => id === reference && status === "confirmed");
    if (!guest) return { tone: "bad", title: t("guests.notValid"), text: code };
    if (guest.admitted === guest.places) return { tone: "warm", title: t("guests.alreadyIn"), text: guest.name ?? "" };
    admit(guest.id, guest.places);
    return welcome({ ...guest, admitted: guest.places }, guest.admitted);
  }

  function welcome(guest: Guest, admittedBefore: number, most = guest.admitted - admittedBefore): DoorResult {
    const admitNow = (people: number) => {
      const admitted = admittedBefore + people;
      admit(guest.id, admitted);
      return welcome({ ...guest, admitted }, admittedBefore, most);
    };
    return {
      tone: "good",
      title: t("guests.welcome", { name: guest.name ?? "" }),
      text: t("guests.inOf", guest),
      undo: () => admit(guest.id, admittedBefore),
      ...(most > 1 ? { group: { people: guest.admitted - admittedBefore, most, admitNow } } : {}),
    };
  }

  async function check(code: string): Promise<DoorResult> {
    try {
      const params = { id: String(eventId) };
      const { data } = await browserApi("POST /events/{id}/checkIn", { params, body: { code } });
      latest.current();
      return welcome(data, data.admittedBefore);
    } catch (error) {
      if (error instanceof ApiUnreachable) {
        setCut(true);
        return checkHere(code);
      }
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 404) return { tone: "bad", title: t("guests.notValid"), text: code };
      return { tone: error.code === "ticket_for_other_event" ? "info" : "warm", title: error.message, text: code };
    }
  }
  return { guests, admit, check, isCut, waitingCount: Object.keys(waiting).length };
}

/** False if it must be sent again later. A refused check-in is never accepted, so it counts as sent. */
async function sendOne(eventId: number, reference: string, body: Queue[string]): Promise<boolean> {
  try {
    const params = { id: String(eventId), reference };
    const { message, data } = await browserApi("PUT /events/{id}/guests/{reference}/admitted", { params, body });
    showToast(`${message}: ${data.name ?? reference}`);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500 || [401, 429].includes(error.status)) return false;
    showToast(error.message, "plain");
  }
  return true;
}
