import { useEffect, useRef, useState } from "react";
import { ApiRefusal, browserApi, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { countDays, everyDay, type RangeFields, rangeWindows, timesOf } from "./range-days.ts";
import { type Change, canUndo } from "./use-undo.ts";

export type RangeOutcome = {
  readonly tone: "good" | "bad";
  readonly message: string;
  /** What can still be undone. */
  readonly change?: Change;
};

export function useRange(
  { hostId, calendarId }: { readonly hostId: number; readonly calendarId: number | null },
  onChanged: () => void,
  onAllSet: () => void,
) {
  const t = useT("calendar");
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<RangeOutcome | null>(null);
  const [hasSessionEnded, setSessionEnded] = useState(false);

  const ids = { kindredProviderId: hostId, ...(calendarId === null ? {} : { calendarId }) };

  async function send(fields: RangeFields, times: { from: string; to: string }): Promise<void> {
    const body = {
      ...ids,
      startDate: fields.from,
      endDate: fields.to,
      ...times,
      weekdays: [...fields.weekdays],
      status: fields.status,
    };
    try {
      const { data } = await browserApi("POST /providerCalendar/range", { body });
      const kept = data.kept.length > 0 ? ` ${t("range.kept", { count: data.kept.length })}` : "";
      const change = { status: fields.status, before: data.before };
      const message = t("range.done", { count: data.days }) + kept;
      setOutcome({ tone: "good", message, ...(canUndo(change) ? { change } : {}) });
      onAllSet();
    } catch (error) {
      // Nothing has changed, and reloading the page would show the message twice.
      if (isSessionEnded(error)) return setSessionEnded(true);
      setOutcome({ tone: "bad", message: sentenceFor(error, fields) });
    }
    onChanged();
  }

  async function restore(change: Change): Promise<void> {
    const body = { ...ids, ...change, before: [...change.before], onlyIfUnchanged: true };
    try {
      await browserApi("POST /providerCalendar/restore", { body });
      setOutcome({ tone: "good", message: t("calendar.undone") });
    } catch (error) {
      if (isSessionEnded(error)) return setSessionEnded(true);
      const isFinal = error instanceof ApiRefusal && error.status === 409;
      setOutcome({
        tone: "bad",
        ...(isFinal ? { message: error.message } : { message: t("calendar.undoFailed"), change }),
      });
    }
    onChanged();
  }

  function sentenceFor(error: unknown, fields: RangeFields): string {
    const [reason] = error instanceof ApiRefusal ? Object.values(error.fields) : [];
    return reason ?? t(countDays(fields) === 1 ? "range.generic" : "range.allFailed");
  }

  return {
    isBusy,
    outcome,
    hasSessionEnded,
    async apply(fields: RangeFields) {
      const times = timesOf(fields);
      setSessionEnded(false);
      setOutcome(null);
      if (!fields.from || !fields.to || !times || fields.weekdays.length === 0)
        return setOutcome({ tone: "bad", message: t("range.missing") });
      setIsBusy(true);
      await send(fields, times);
      setIsBusy(false);
    },
    async undo(change: Change) {
      setIsBusy(true);
      await restore(change);
      setIsBusy(false);
    },
    clearOutcome: () => setOutcome(null),
  };
}

const empty: RangeFields = {
  from: "",
  to: "",
  windowName: rangeWindows[0].name,
  ownFrom: "09:00",
  ownTo: "17:00",
  status: "available",
  weekdays: everyDay,
};

/** The dialog reopens after a reload and after signing in again. */
export function useRangeDialog(kept: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const key = `calendar-range-open.${kept}`;
  useEffect(() => {
    if (readFromTab(key)) setIsOpen(true);
  }, [key]);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (next) keepInTab(key, { isOpen: true });
    else dropFromTab(key);
  };
  return [isOpen, change];
}

/** The fields survive a reload, signing in again and closing the dialog, until they are applied. */
export function useRangeFields(kept: string) {
  const [fields, setFields] = useState(empty);
  const latest = useRef(empty);
  const key = `calendar-range.${kept}`;
  useEffect(() => {
    const kept = readFromTab<RangeFields>(key);
    // Input that was replayed after hydration is newer than the stored fields.
    if (!kept || latest.current !== empty) return;
    latest.current = { ...empty, ...kept };
    setFields(latest.current);
  }, [key]);
  return {
    fields,
    change(part: Partial<RangeFields>) {
      latest.current = { ...latest.current, ...part };
      setFields(latest.current);
      keepInTab(key, latest.current);
    },
    clear: () => dropFromTab(key),
  };
}
