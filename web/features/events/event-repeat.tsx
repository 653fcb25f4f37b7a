import {
  isLastOfMonth,
  mostRepeatDates,
  type RepeatKind,
  repeatDates,
  weekOfMonth,
} from "#contract/parse/repeat-dates.ts";
import { formatDate, formatDay } from "#format/dates.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Reveal } from "#web/ui/yes-no.tsx";
import type { EventPartProps } from "./event-rules.ts";

type Rhythm = "no" | "week" | "two_weeks" | "month";

const rhythms = ["no", "week", "two_weeks", "month"] as const;

/** While somebody types a year, it may have any number of digits. */
const fourDigitYear = /^[1-8]\d{3}-/;

/** Only for new events. Later, each date is an event of its own. */
export function EventRepeat({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const { repeatEvery: every, repeatUntil: until } = values;
  const locale = useLocale();
  const date = values.start.slice(0, 10);
  const last = every && fourDigitYear.test(date) ? repeatDates(date, every, "9999")[mostRepeatDates - 1] : undefined;
  const hint = { count: mostRepeatDates };
  const rhythm: Rhythm = every === "month_end" ? "month" : every || "no";
  const choose = (chosen: Rhythm) => change({ repeatEvery: chosen === "no" ? "" : monthKind(chosen, date) });
  return (
    <>
      <FieldGroup label={t("eventForm.repeats")}>
        <Segmented<Rhythm>
          label={t("eventForm.repeats")}
          segments={rhythms.map((value) => ({ value, label: t(`eventForm.repeat.${value}`) }))}
          value={rhythm}
          onChange={choose}
        />
      </FieldGroup>
      <Reveal when={every !== ""}>
        {rhythm === "month" && date && isLastOfMonth(date) && weekOfMonth(date) < 5 ? (
          <SelectField
            label={t("eventForm.repeatOn")}
            options={[
              { value: "month", label: t("eventForm.repeatFourth") },
              { value: "month_end", label: t("eventForm.repeatLast") },
            ]}
            value={every}
            onChange={(event) => change({ repeatEvery: event.target.value === "month_end" ? "month_end" : "month" })}
          />
        ) : null}
        <TextField
          label={t("eventForm.repeatUntil")}
          hint={
            last
              ? t("eventForm.repeatLatest", { ...hint, day: formatDate(last, locale, "UTC") })
              : t("eventForm.repeatHint", hint)
          }
          type="date"
          min={date || undefined}
          value={until}
          onChange={(event) => change({ repeatUntil: event.target.value })}
          error={errors.repeatUntil}
        />
        {every && date && until ? <Dates dates={repeatDates(date, every, until)} /> : null}
      </Reveal>
    </>
  );
}

/** A fifth Saturday comes only in some months, so it means the last one. */
function monthKind(chosen: Exclude<Rhythm, "no">, date: string): RepeatKind {
  return chosen === "month" && weekOfMonth(date) === 5 ? "month_end" : chosen;
}

function Dates({ dates }: { dates: readonly string[] }) {
  const t = useT("portalForms");
  const locale = useLocale();
  if (dates.length < 2 || dates.length > mostRepeatDates) return null;
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="font-strong">{t("eventForm.repeatDates", { count: dates.length })}</p>
      <p className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <Tag key={date}>{formatDay(Date.parse(date), locale, "UTC")}</Tag>
        ))}
      </p>
      <p className="text-sm text-muted">{t("eventForm.repeatNote")}</p>
    </div>
  );
}

/** Only when a date of a repeated event is edited. */
export function EventScope({ values, change }: EventPartProps) {
  const t = useT("portalForms");
  return (
    <RadioGroup
      label={t("eventForm.scope")}
      options={[
        { value: "one", label: t("eventForm.scope.one") },
        { value: "following", label: t("eventForm.scope.following") },
      ]}
      value={values.scope}
      onChange={(scope) => change({ scope: scope === "following" ? "following" : "one" })}
    />
  );
}
