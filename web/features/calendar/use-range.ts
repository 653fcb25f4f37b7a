import { useState } from "react";
import { browserApi } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { datesBetween } from "../../ui/calendar-grid/grid-time.ts";
import { type RangeWindow, windowOf } from "./range-days.ts";

type Outcome = { readonly tone: "good" | "warm" | "bad"; readonly message: string };

/** Sets availability day by day, so that one bad day does not spoil the others. */
export function useRange(accountId: number, timeZone: string, onChanged: () => void) {
  const t = useT("calendar");
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [last, setLast] = useState<RangeWindow | null>(null);

  async function applyTo(dates: readonly string[], window: RangeWindow): Promise<void> {
    setOutcome(null);
    setFailed([]);
    setLast(window);
    const bad: string[] = [];
    for (const [n, date] of dates.entries()) {
      setProgress({ done: n, total: dates.length });
      const body = { kindredProviderId: accountId, ...windowOf(date, window, timeZone), status: "available" as const };
      await browserApi("POST /providerCalendar/availability", { body }).catch(() => bad.push(date));
    }
    setProgress(null);
    setFailed(bad);
    setOutcome(outcomeOf(dates.length, bad.length));
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
    async apply(from: string, to: string, window: RangeWindow | null) {
      const dates = from && to ? datesBetween(from, to) : [];
      if (dates.length === 0 || !window) setOutcome({ tone: "bad", message: t("range.missing") });
      else await applyTo(dates, window);
    },
    forget: () => setOutcome(null),
    async again() {
      if (last) await applyTo(failed, last);
    },
  };
}
