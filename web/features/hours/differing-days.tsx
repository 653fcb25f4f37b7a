import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { formatDateShort, formatDayOfMonth, formatMonthShort } from "#format/dates.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FieldError } from "#web/ui/field-notes.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { HoursForm } from "./hours-form.tsx";
import { useHoursPage } from "./hours-page.ts";
import type { OpeningHours } from "./load-hours.ts";
import { StretchFields } from "./stretch-fields.tsx";
import { dayDraft, dayProblem, maxStretches, stretchesIn, withStretch } from "./week-draft.ts";

type DifferingDay = OpeningHours["differingDays"][number];

type DifferingDaysProps = {
  readonly days: readonly DifferingDay[];
  readonly today: string;
  readonly isReadOnly: boolean;
};

/** The forms are in `details` elements, because these open without JavaScript. */
export function DifferingDays({ days, today, isReadOnly }: DifferingDaysProps) {
  const t = useT("hours");
  // The form for a new day starts anew once its answer was shown. The new list of days may be on the screen before that.
  const [added, setAdded] = useState(0);
  return (
    <Card pad className="differing-days">
      <h3>{t("days.title")}</h3>
      {days.length === 0 ? <p className="differing-days-none">{t("days.none")}</p> : null}
      <ul>
        {days.map((day) => (
          <li key={day.date} className="differing-days-day">
            <DayTile {...day} />
            <DayWords {...day} />
            {isReadOnly ? null : <RemoveDay date={day.date} />}
            {isReadOnly ? null : <DayDetails key={JSON.stringify(day)} day={day} today={today} />}
          </li>
        ))}
      </ul>
      {isReadOnly ? null : <DayDetails key={added} day={null} today={today} onDone={() => setAdded(added + 1)} />}
    </Card>
  );
}

function DayTile({ date, stretches }: DifferingDay) {
  const locale = useLocale();
  return (
    <span className="differing-days-tile" data-closed={stretches.length === 0 || undefined} aria-hidden="true">
      <span>{formatMonthShort(date, locale, "UTC")}</span>
      <b className="num">{formatDayOfMonth(date, locale, "UTC")}</b>
    </span>
  );
}

function DayWords({ date, stretches, reason }: DifferingDay) {
  const t = useT("hours");
  const locale = useLocale();
  return (
    <div className="differing-days-words">
      <p className="font-strong">{formatDateShort(date, locale, "UTC")}</p>
      <p className="num">
        {stretches.length === 0
          ? t("week.closed")
          : stretches.map(({ from, to }) => <bdi key={from} dir="ltr">{`${from} – ${to} `}</bdi>)}
      </p>
      {reason ? (
        <p>
          <bdi>{reason}</bdi>
        </p>
      ) : null}
    </div>
  );
}

function RemoveDay({ date }: { date: string }) {
  const t = useT("hours");
  const name = formatDateShort(date, useLocale(), "UTC");
  return (
    <HoursForm intent="removeDay" values={{ date }}>
      {({ isBusy }) => (
        <IconButton
          type="submit"
          disabled={isBusy}
          label={t("days.remove", { date: name })}
          icon={<Trash2 className="icon" aria-hidden="true" />}
        />
      )}
    </HoursForm>
  );
}

/** Without a day, the form adds one. */
function DayDetails({ day, today, onDone }: { day: DifferingDay | null; today: string; onDone?: () => void }) {
  const t = useT("hours");
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  const { sent } = useHoursPage();
  const isRefused =
    sent?.isDone === false && sent.typed.intent === "differingDay" && (!day || sent.typed.date === day.date);
  return (
    <details ref={details} className="differing-days-details" open={isRefused}>
      <summary>
        {day ? (
          t("days.change", { date: formatDateShort(day.date, locale, "UTC") })
        ) : (
          <>
            <Plus className="icon" aria-hidden="true" />
            {t("days.add")}
          </>
        )}
      </summary>
      <HoursForm
        intent="differingDay"
        {...(day ? { values: { date: day.date } } : {})}
        className="differing-days-form"
        onDone={() => {
          if (details.current) details.current.open = false;
          onDone?.();
        }}
      >
        {({ isBusy, fields, typed }) => (
          <DayFields day={day} today={today} isBusy={isBusy} fields={fields} typed={typed} />
        )}
      </HoursForm>
    </details>
  );
}

type DayFieldsProps = {
  readonly day: DifferingDay | null;
  readonly today: string;
  readonly isBusy: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
};

function DayFields({ day, today, isBusy, fields, typed }: DayFieldsProps) {
  const t = useT("hours");
  const isHydrated = useHydrated();
  const sent = stretchesIn((name) => typed[name] ?? "", 0);
  const [kind, setKind] = useState(typed.kind ?? (day && day.stretches.length > 0 ? "open" : "closed"));
  const [draft, setDraft] = useState(() => {
    const stretches = sent.length > 0 ? sent : (day?.stretches ?? []);
    return stretches.length > 0 ? dayDraft(stretches) : withStretch(dayDraft([]));
  });
  const problem = kind === "open" ? dayProblem(draft) : null;
  const error = problem
    ? t(`week.${problem}`)
    : Object.entries(fields).find(([name]) => name.startsWith("stretches"))?.[1];
  return (
    <>
      {day ? null : (
        <TextField
          label={t("days.date")}
          type="date"
          name="date"
          min={today}
          defaultValue={typed.date ?? ""}
          error={fields.date}
        />
      )}
      <RadioGroup
        label={t("days.kind")}
        name="kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: "closed", label: t("days.closed") },
          { value: "open", label: t("days.open") },
        ]}
      />
      {kind === "open" || !isHydrated ? (
        <div className="differing-days-times">
          <StretchFields
            day={0}
            dayName={t("days.times")}
            draft={{ ...draft, isOpen: true }}
            isBad={error !== undefined}
            onChange={setDraft}
          />
          <FieldError id={`${day?.date ?? "new"}-times`}>{error}</FieldError>
          {draft.stretches.length < maxStretches ? (
            <Button variant="ghost" size="sm" onClick={() => setDraft(withStretch(draft))}>
              {t("days.anotherStretch")}
            </Button>
          ) : null}
        </div>
      ) : null}
      <TextField
        label={t("days.reason")}
        hint={t("days.reasonHint")}
        optional
        name="reason"
        maxLength={120}
        autoComplete="off"
        defaultValue={typed.reason ?? day?.reason ?? ""}
        error={fields.reason}
      />
      <Button
        type="submit"
        busy={isBusy}
        busyLabel={t("week.saving")}
        reason={problem && isHydrated ? t("week.fix") : undefined}
      >
        {t("days.save")}
      </Button>
    </>
  );
}
