import { ChevronDown, Copy, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field-notes.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CopyDays } from "./copy-days.tsx";
import { StretchFields } from "./stretch-fields.tsx";
import {
  type DayDraft,
  dayProblem,
  maxStretches,
  minutesOpen,
  opened,
  stretchesOf,
  withStretch,
} from "./week-draft.ts";

type DayRowProps = {
  readonly day: number;
  readonly names: readonly { readonly long: string; readonly short: string }[];
  readonly draft: DayDraft;
  /** The server's message about this day. */
  readonly error: string | undefined;
  /** On phones, only one day at a time shows its fields. */
  readonly isFolded: boolean;
  readonly isCopying: boolean;
  readonly onChange: (draft: DayDraft) => void;
  readonly onUnfold: () => void;
  readonly onAskCopy: (isCopying: boolean) => void;
  readonly onCopy: (days: readonly number[]) => void;
};

export function DayRow(props: DayRowProps) {
  const t = useT("hours");
  const { day, names, draft, onChange } = props;
  const { long: dayName = "" } = names[day] ?? {};
  const problem = dayProblem(draft);
  const error = problem ? t(`week.${problem}`) : props.error;
  const errorId = useId();
  const minutes = minutesOpen(draft);
  const stretches = stretchesOf(draft);
  const row = useRef<HTMLLIElement>(null);
  const [growths, setGrowths] = useState(0);
  // What was opened would otherwise be behind the bar with Save.
  useEffect(() => {
    if (growths > 0) row.current?.scrollIntoView({ block: "nearest" });
  }, [growths]);
  const grow = (act: () => void) => {
    act();
    setGrowths((before) => before + 1);
  };
  return (
    <li
      ref={row}
      className="day-row"
      data-folded={props.isFolded || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <Checkbox
        name={`open${day}`}
        label={<b>{dayName}</b>}
        note={minutes > 0 ? formatDuration(t, minutes) : undefined}
        aria-label={t("week.open", { day: dayName })}
        checked={draft.isOpen}
        onChange={(event) => {
          onChange(event.target.checked ? opened(draft) : { ...draft, isOpen: false });
          if (event.target.checked) grow(props.onUnfold);
        }}
      />
      <p className="day-row-summary">
        {stretches.length === 0
          ? t("week.closed")
          : stretches.map(({ from, to }) => (
              <bdi key={from} dir="ltr">
                {`${from} – ${to}`}
              </bdi>
            ))}
      </p>
      <div className="day-row-stretches">
        {draft.isOpen ? null : <p className="day-row-closed">{t("week.closed")}</p>}
        <StretchFields day={day} dayName={dayName} draft={draft} isBad={error !== undefined} onChange={onChange} />
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      <span className="day-row-actions">
        {draft.isOpen && draft.stretches.length < maxStretches ? (
          <IconButton
            label={t("week.add", { day: dayName })}
            icon={<Plus className="icon" aria-hidden="true" />}
            onClick={() => grow(() => onChange(withStretch(draft)))}
          />
        ) : null}
        <IconButton
          label={t("week.copy", { day: dayName })}
          icon={<Copy className="icon" aria-hidden="true" />}
          aria-expanded={props.isCopying}
          onClick={() => grow(() => props.onAskCopy(!props.isCopying))}
        />
      </span>
      <IconButton
        className="day-row-unfold"
        label={t("week.change", { day: dayName })}
        icon={<ChevronDown className="icon" aria-hidden="true" />}
        onClick={() => grow(props.onUnfold)}
      />
      {props.isCopying ? (
        <CopyDays
          dayName={dayName}
          others={names.flatMap(({ short }, other) => (other === day ? [] : [{ day: other, name: short }]))}
          onCopy={props.onCopy}
          onCancel={() => props.onAskCopy(false)}
        />
      ) : null}
    </li>
  );
}
