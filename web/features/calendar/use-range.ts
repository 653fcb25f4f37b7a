import { useEffect, useRef, useState } from "react";
import { browserApi, isSessionEnded } from "#web/lib/api.ts";
import { datesBetween } from "#web/lib/civil-date.ts";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { type RangeWindow, rangeWindows, windowOf } from "./range-days.ts";

type Outcome = { readonly tone: "good" | "warm" | "bad"; readonly message: string };

/** Makes one call for each day, so that one failed day does not affect the others. */
export function useRange(
  { hostId, calendarId }: { readonly hostId: number; readonly calendarId: number | null },
  timeZone: string,
  onChanged: () => void,
  onAllSet: () => void,
) {
  const t = useT("calendar");
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [last, setLast] = useState<RangeWindow | null>(null);
  const [hasSessionEnded, setSessionEnded] = useState(false);

  async function applyTo(dates: readonly string[], window: RangeWindow): Promise<void> {
    setOutcome(null);
    setFailed([]);
    setLast(window);
    setSessionEnded(false);
    const bad: string[] = [];
    for (const [n, date] of dates.entries()) {
      setProgress({ done: n, total: dates.length });
      const body = {
        kindredProviderId: hostId,
        ...windowOf(date, window, timeZone),
        status: "available" as const,
        ...(calendarId === null ? {} : { calendarId }),
      };
      try {
        await browserApi("POST /providerCalendar/availability", { body });
      } catch (error) {
        if (isSessionEnded(error)) {
          // Every other day would fail too. The fields stay as they are, and it is safe to set a day twice.
          setProgress(null);
          setSessionEnded(true);
          return;
        }
        bad.push(date);
      }
    }
    setProgress(null);
    setFailed(bad);
    setOutcome(outcomeOf(dates.length, bad.length));
    if (bad.length === 0) onAllSet();
    onChanged();
  }

  function outcomeOf(total: number, bad: number): Outcome {
    if (bad === 0) return { tone: "good", message: t("range.done", { count: total }) };
    if (total === 1) return { tone: "bad", message: t("range.generic") };
    if (bad === total) return { tone: "bad", message: t("range.allFailed") };
    return { tone: "warm", message: t("range.partial", { done: total - bad, total, failed: bad }) };
  }

  return {
    progress,
    outcome,
    failed,
    hasSessionEnded,
    async apply(from: string, to: string, window: RangeWindow | null) {
      const dates = from && to ? datesBetween(from, to) : [];
      if (dates.length === 0 || !window) setOutcome({ tone: "bad", message: t("range.missing") });
      else await applyTo(dates, window);
    },
    clearOutcome: () => setOutcome(null),
    async again() {
      if (last) await applyTo(failed, last);
    },
  };
}

type RangeFields = { readonly from: string; readonly to: string; readonly windowName: string };

const empty: RangeFields = { from: "", to: "", windowName: rangeWindows[0].name };

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
