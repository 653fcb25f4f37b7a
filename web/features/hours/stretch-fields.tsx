import { X } from "lucide-react";
import { leftToRight } from "#format/times.ts";
import { clockTimes } from "#web/lib/clock-times.ts";
import { useT } from "#web/lib/messages.tsx";
import { type DayDraft, fieldName, maxStretches, type StretchDraft, withoutStretch } from "./week-draft.ts";

type StretchFieldsProps = {
  readonly day: number;
  readonly dayName: string;
  readonly draft: DayDraft;
  readonly isBad: boolean;
  readonly onChange: (draft: DayDraft) => void;
};

/** Without JavaScript, one more stretch can be filled in. */
export function StretchFields({ day, dayName, draft, isBad, onChange }: StretchFieldsProps) {
  const t = useT("hours");
  const shown = draft.isOpen ? draft.stretches : [];
  const change = (key: number, part: Partial<StretchDraft>) =>
    onChange({ ...draft, stretches: draft.stretches.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <div className="stretch-fields">
      {shown.map(({ key, from, to }, n) => (
        <div key={key} className="stretch-fields-one" data-bad={isBad || undefined}>
          <span className="stretch-fields-pair" dir="ltr">
            <select
              name={fieldName(day, n, "from")}
              aria-label={t("week.from", { day: dayName })}
              aria-invalid={isBad || undefined}
              value={from}
              onChange={(event) => change(key, { from: event.target.value })}
            >
              <Times all={clockTimes.slice(0, -1)} />
            </select>
            <span aria-hidden="true">–</span>
            <select
              name={fieldName(day, n, "to")}
              aria-label={t("week.to", { day: dayName })}
              aria-invalid={isBad || undefined}
              value={to}
              onChange={(event) => change(key, { to: event.target.value })}
            >
              <Times all={clockTimes.slice(1)} />
            </select>
          </span>
          <button
            type="button"
            aria-label={t("week.remove", { times: leftToRight(`${from} – ${to}`), day: dayName })}
            onClick={() => onChange(withoutStretch(draft, key))}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
      ))}
      {shown.length < maxStretches ? <SpareStretch day={day} dayName={dayName} n={shown.length} /> : null}
    </div>
  );
}

function SpareStretch({ day, dayName, n }: { day: number; dayName: string; n: number }) {
  const t = useT("hours");
  return (
    <noscript>
      <div className="stretch-fields-one">
        <span className="stretch-fields-pair" dir="ltr">
          <select name={fieldName(day, n, "from")} aria-label={t("week.from", { day: dayName })}>
            <option value="">{t("week.noTime")}</option>
            <Times all={clockTimes.slice(0, -1)} />
          </select>
          <span aria-hidden="true">–</span>
          <select name={fieldName(day, n, "to")} aria-label={t("week.to", { day: dayName })}>
            <option value="">{t("week.noTime")}</option>
            <Times all={clockTimes.slice(1)} />
          </select>
        </span>
      </div>
    </noscript>
  );
}

function Times({ all }: { all: readonly string[] }) {
  return all.map((time) => <option key={time}>{time}</option>);
}
