import { useEffect, useState } from "react";
import { formatDateShort, formatWeekday, formatWeekdayShort } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { defined } from "#web/lib/defined.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { DayRow } from "./day-row.tsx";
import { HoursForm } from "./hours-form.tsx";
import { useHoursPage } from "./hours-page.ts";
import type { HoursData, OpeningHours } from "./load-hours.ts";
import { useKeptWeek } from "./use-kept-week.ts";
import {
  type DayDraft,
  dayDraft,
  dayProblem,
  isSameDay,
  minutesOpen,
  type Stretch,
  stretchesIn,
  stretchesOf,
  weekDraft,
} from "./week-draft.ts";

export type Unsaved = { readonly validFrom: string; readonly days: readonly (readonly Stretch[])[] };

type WeeklyHoursProps = {
  readonly data: Pick<HoursData, "today" | "nextMonday" | "isReadOnly">;
  readonly weekly: OpeningHours["weekly"];
  /** A host without hours begins with these. */
  readonly suggestion?: readonly (readonly Stretch[])[];
  readonly onUnsaved: (unsaved: Unsaved | null) => void;
  readonly onSaved?: () => void;
};

/** Edits the newest version. Changes start next Monday, unless there are no hours yet or the version has not begun. */
export function WeeklyHours({ data, weekly, suggestion, onUnsaved, onSaved }: WeeklyHoursProps) {
  const t = useT("hours");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { hostId, calendarId, sent } = useHoursPage();
  const newest = weekly.at(-1);
  const refused = sent && !sent.isDone && sent.typed.intent === "weeklyHours" ? sent.typed : null;
  const saved = weekDraft(newest?.days ?? suggestion);
  const usualStart = !newest ? data.today : newest.validFrom > data.today ? newest.validFrom : data.nextMonday;
  const begun = { week: saved, validFrom: usualStart };
  const draft = useKeptWeek(
    `hours.${hostId}.${calendarId}`,
    refused ? { week: weekIn(refused), validFrom: refused.validFrom ?? usualStart } : begun,
  );
  const { week, validFrom } = draft.values;
  const [unfolded, setUnfolded] = useState(0);
  const [copying, setCopying] = useState<number | null>(null);
  // 5 January 1970 was a Monday.
  const names = week.map((_, day) => {
    const date = (4 + day) * 86_400_000;
    return { long: formatWeekday(date, locale, "UTC"), short: formatWeekdayShort(date, locale, "UTC") };
  });
  const isBad = week.some((day) => dayProblem(day) !== null);
  const isChanged = week.some((day, n) => !isSameDay(day, defined(saved[n]))) || validFrom !== usualStart;
  const unsaved = isChanged && !isBad ? JSON.stringify({ validFrom, days: week.map(stretchesOf) }) : null;
  useEffect(() => {
    // JSON of the line above, so that the effect runs only if the content has changed.
    onUnsaved(unsaved === null ? null : (JSON.parse(unsaved) as Unsaved));
  }, [unsaved, onUnsaved]);
  const change = (day: number, next: DayDraft) => draft.change((before) => ({ week: before.week.with(day, next) }));
  const copy = (from: number, days: readonly number[]) => {
    const source = defined(week[from]);
    const copied = (one: DayDraft, day: number) => (days.includes(day) ? dayDraft(stretchesOf(source)) : one);
    draft.change((before) => ({ week: before.week.map(copied) }));
    setCopying(null);
    const shortNames = days.map((day) => names[day]?.short);
    showToast(t("week.copied", { days: joinTexts(shortNames, locale) }), "good", {
      label: t("week.undoCopy"),
      run: () =>
        draft.change((now) => ({ week: now.week.map((one, day) => (days.includes(day) ? (week[day] ?? one) : one)) })),
    });
  };
  const finish = () => {
    draft.forget();
    onSaved?.();
  };
  const total = week.reduce((sum, day) => sum + minutesOpen(day), 0);
  const start = validFrom ? formatDateShort(validFrom, locale, "UTC") : "";
  return (
    <HoursForm intent="weeklyHours" className="card weekly-hours" onDone={finish}>
      {({ isBusy, fields }) => (
        <>
          <div className="weekly-hours-head">
            <h3>{t("week.title")}</h3>
            <span className="num">{total > 0 ? t("week.sum", { time: formatDuration(t, total) }) : null}</span>
          </div>
          <p className="weekly-hours-hint">{t(newest || suggestion ? "week.hint" : "week.none")}</p>
          <ul>
            {week.map((one, day) => (
              <DayRow
                key={names[day]?.long}
                day={day}
                names={names}
                draft={one}
                error={errorOf(fields, day)}
                isFolded={isHydrated && unfolded !== day}
                isCopying={copying === day}
                onChange={(next) => change(day, next)}
                onUnfold={() => setUnfolded(day)}
                onAskCopy={(isAsked) => setCopying(isAsked ? day : null)}
                onCopy={(days) => copy(day, days)}
              />
            ))}
          </ul>
          <div className="weekly-hours-from">
            <TextField
              label={t("week.validFrom")}
              type="date"
              name="validFrom"
              min={data.today}
              value={validFrom}
              error={fields.validFrom}
              onChange={(event) => draft.change(() => ({ validFrom: event.target.value }))}
            />
            <p className="field-hint">{t(newest && validFrom > data.today ? "week.untilThen" : "week.atOnce")}</p>
          </div>
          <div className="weekly-hours-save" data-waiting={isChanged || undefined}>
            {isChanged && isHydrated ? (
              <p>
                <b>{t("week.notSaved")}</b>
                <span>{t("week.countsFrom", { date: start })}</span>
              </p>
            ) : null}
            <Button
              type="submit"
              busy={isBusy}
              busyLabel={t("week.saving")}
              reason={isBad && isHydrated ? t("week.fix") : data.isReadOnly ? t("hours.readOnly") : undefined}
            >
              {t("week.save")}
            </Button>
            {isChanged && isHydrated && newest ? (
              <Button
                variant="ghost"
                onClick={() => {
                  draft.change(() => begun);
                  draft.forget();
                }}
              >
                {t("week.undo")}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </HoursForm>
  );
}

function weekIn(typed: Readonly<Record<string, string>>): DayDraft[] {
  return Array.from({ length: 7 }, (_, day) => ({
    ...dayDraft(stretchesIn((name) => typed[name] ?? "", day)),
    isOpen: typed[`open${day}`] === "on",
  }));
}

function errorOf(fields: Readonly<Record<string, string>>, day: number): string | undefined {
  return Object.entries(fields).find(([name]) => name === `days.${day}` || name.startsWith(`days.${day}.`))?.[1];
}
