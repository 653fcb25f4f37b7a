import { useEffect, useRef } from "react";
import { leftToRight } from "#format/times.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { daysFrom } from "#web/lib/civil-date.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { rangeWindows } from "./range-days.ts";
import { useRange, useRangeFields } from "./use-range.ts";

type RangePanelProps = {
  readonly hostId: number;
  readonly calendarId: number | null;
  /** The key under which the tab stores the fields. */
  readonly kept: string;
  readonly timeZone: string;
  readonly today: string;
  readonly dayName: (date: string) => string;
  readonly onChanged: () => void;
};

export function RangePanel(props: RangePanelProps) {
  const t = useT("calendar");
  const { fields, change, clear } = useRangeFields(props.kept);
  const { from, to, windowName } = fields;
  const range = useRange(props, props.timeZone, props.onChanged, clear);
  const chosen = rangeWindows.find(({ name }) => name === windowName) ?? null;
  const count = from && to ? daysFrom(from, to) + 1 : 0;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (range.outcome || range.hasSessionEnded) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [range.outcome, range.hasSessionEnded]);
  return (
    <form
      className="range-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void range.apply(from, to, chosen);
      }}
    >
      <div className="range-panel-dates">
        <TextField
          label={t("range.from")}
          type="date"
          value={from}
          min={props.today}
          onChange={(event) => {
            range.clearOutcome();
            const next = event.target.value;
            change({ from: next, ...(to && to < next ? { to: next } : {}) });
          }}
        />
        <TextField
          label={t("range.to")}
          type="date"
          value={to}
          min={from || props.today}
          onChange={(event) => {
            range.clearOutcome();
            change({ to: event.target.value });
          }}
        />
      </div>
      <fieldset className="range-panel-windows">
        <legend>{t("range.window")}</legend>
        {rangeWindows.map(({ name }) => (
          <label key={name} className="range-panel-window">
            <input
              className="tile-input"
              type="radio"
              name="window"
              value={name}
              checked={name === windowName}
              onChange={() => change({ windowName: name })}
            />
            <span>{t(`range.${name}`)}</span>
            <span className="num">{t(`range.${name}Hours`)}</span>
          </label>
        ))}
      </fieldset>
      {count > 0 && chosen ? (
        <p className="field-hint">
          {t("range.summary", { count, times: leftToRight(`${oClock(chosen.from)} – ${oClock(chosen.to)}`) })}
        </p>
      ) : null}
      <Button type="submit" block busy={range.progress !== null} busyLabel={t("range.applying")}>
        {t("range.apply")}
      </Button>
      {range.progress ? (
        <Progress label={t("range.progress", range.progress)} value={range.progress.done / range.progress.total} />
      ) : null}
      <div ref={outcome} className="range-panel-outcome">
        {range.hasSessionEnded ? <SessionEnded /> : null}
        {range.outcome ? <Note tone={range.outcome.tone}>{range.outcome.message}</Note> : null}
      </div>
      {range.failed.length > 0 ? (
        <div className="range-panel-failed">
          <strong>{t("range.notSet")}</strong>
          <ul>
            {range.failed.map((date) => (
              <li key={date}>{props.dayName(date)}</li>
            ))}
          </ul>
          <Button type="button" variant="outline" block onClick={() => void range.again()}>
            {t("range.again")}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function oClock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
