import { useEffect, useRef } from "react";
import { formatWeekdayShort } from "#format/dates.ts";
import { leftToRight } from "#format/times.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { clockTimes } from "#web/lib/clock-times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipGroup } from "#web/ui/chip.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { countDays, everyDay, type RangeFields, rangeWindows, timesOf } from "./range-days.ts";
import { type RangeOutcome, useRange, useRangeFields } from "./use-range.ts";
import type { Change } from "./use-undo.ts";

type RangePanelProps = {
  readonly hostId: number;
  readonly calendarId: number | null;
  /** The key under which the tab stores the fields. */
  readonly kept: string;
  readonly today: string;
  readonly hasHours: boolean;
  readonly onChanged: () => void;
};

export function RangePanel(props: RangePanelProps) {
  const t = useT("calendar");
  const { fields, change, clear } = useRangeFields(props.kept);
  const { from, to } = fields;
  const range = useRange(props, props.onChanged, clear);
  const count = countDays(fields);
  const times = timesOf(fields);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (range.outcome || range.hasSessionEnded) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [range.outcome, range.hasSessionEnded]);
  const edit = (part: Partial<RangeFields>) => {
    range.clearOutcome();
    change(part);
  };
  return (
    <form
      className="range-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void range.apply(fields);
      }}
    >
      <Segmented<RangeFields["status"]>
        label={t("range.action")}
        value={fields.status}
        onChange={(status) => edit({ status })}
        segments={[
          { value: "available", label: t("range.open") },
          { value: "unavailable", label: t("range.close") },
          ...(props.hasHours ? [{ value: "hours" as const, label: t("range.hours") }] : []),
        ]}
      />
      <div className="range-panel-dates">
        <TextField
          label={t("range.from")}
          type="date"
          value={from}
          min={props.today}
          onChange={(event) => {
            const next = event.target.value;
            edit({ from: next, ...(to && to < next ? { to: next } : {}) });
          }}
        />
        <TextField
          label={t("range.to")}
          type="date"
          value={to}
          min={from || props.today}
          onChange={(event) => edit({ to: event.target.value })}
        />
      </div>
      <Windows fields={fields} onChange={edit} />
      <Weekdays fields={fields} onChange={edit} />
      {count && times ? (
        <p className="field-hint">{t("range.summary", { count, times: leftToRight(`${times.from} – ${times.to}`) })}</p>
      ) : null}
      <Button type="submit" block busy={range.isBusy} busyLabel={t("range.applying")}>
        {t("range.apply")}
      </Button>
      <div ref={outcome} className="range-panel-outcome">
        {range.hasSessionEnded ? <SessionEnded /> : null}
        {range.outcome ? <Outcome {...range.outcome} isBusy={range.isBusy} onUndo={range.undo} /> : null}
      </div>
    </form>
  );
}

function Outcome({
  tone,
  message,
  change,
  isBusy,
  onUndo,
}: RangeOutcome & { readonly isBusy: boolean; readonly onUndo: (change: Change) => Promise<void> }) {
  const t = useT("calendar");
  const undo = change ? (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void onUndo(change)}>
      {t("calendar.undo")}
    </Button>
  ) : null;
  return (
    <Note tone={tone} action={undo}>
      {message}
    </Note>
  );
}

type PartProps = { readonly fields: RangeFields; readonly onChange: (part: Partial<RangeFields>) => void };

const times = clockTimes.map((time) => ({ value: time, label: time }));

function Windows({ fields, onChange }: PartProps) {
  const t = useT("calendar");
  return (
    <>
      <fieldset className="range-panel-windows">
        <legend>{t("range.window")}</legend>
        {[...rangeWindows.map(({ name }) => name), "own" as const].map((name) => (
          <label key={name} className="range-panel-window">
            <input
              className="tile-input"
              type="radio"
              name="window"
              value={name}
              checked={name === fields.windowName}
              onChange={() => onChange({ windowName: name })}
            />
            <span>{t(`range.${name}`)}</span>
            {name === "own" ? null : <span className="num">{t(`range.${name}Hours`)}</span>}
          </label>
        ))}
      </fieldset>
      {fields.windowName === "own" ? (
        <div className="range-panel-dates">
          <SelectField
            label={t("range.ownStart")}
            value={fields.ownFrom}
            onChange={(event) => onChange({ ownFrom: event.target.value })}
            options={times.slice(0, -1)}
          />
          <SelectField
            label={t("range.ownEnd")}
            value={fields.ownTo}
            onChange={(event) => onChange({ ownTo: event.target.value })}
            options={times.slice(1)}
          />
        </div>
      ) : null}
    </>
  );
}

function Weekdays({ fields, onChange }: PartProps) {
  const t = useT("calendar");
  const locale = useLocale();
  return (
    <FieldGroup label={t("range.weekdays")}>
      <ChipGroup
        // 5 January 1970 was a Monday.
        options={everyDay.map<{ value: number; label: string }>((day) => ({
          value: day,
          label: formatWeekdayShort((3 + day) * 86_400_000, locale, "UTC"),
        }))}
        values={fields.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
    </FieldGroup>
  );
}
