import { useEffect, useState } from "react";
import { daysInMonth } from "#web/lib/civil-date.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { birthYears, type DateParts, dateOf, monthOf, partsOf, withPart } from "./date-of-birth-parts.ts";
import { FieldGroup, type FieldNotes } from "./field.tsx";
import { MonthGrid } from "./month-grid/month-grid.tsx";
import { monthNames } from "./month-grid/month-names.ts";
import { Select } from "./select-field.tsx";

type DateOfBirthPickerProps = Omit<FieldNotes, "label"> & {
  readonly label?: string;
  readonly name?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly thisYear: number;
};

export function DateOfBirthPicker({ label, name, value, onChange, thisYear, ...notes }: DateOfBirthPickerProps) {
  const t = useT("common");
  const locale = useLocale();
  const years = birthYears(thisYear);
  const latest = years.at(0) ?? thisYear;
  const oldest = years.at(-1) ?? thisYear;
  const [parts, setParts] = useState<DateParts>(() => partsOf(value));
  const [shown, setShown] = useState(() => monthOf(parts, `${latest}-01`));

  // The parent may change the value, for example when it restores a draft.
  useEffect(() => {
    if (value && value !== dateOf(parts)) {
      const next = partsOf(value);
      setParts(next);
      setShown((month) => monthOf(next, month));
    }
  }, [value, parts]);

  const choose = (change: Partial<DateParts>) => {
    const next = withPart(parts, change);
    setParts(next);
    setShown(monthOf(next, shown));
    if (dateOf(next) !== value) onChange(dateOf(next));
  };
  const days = daysInMonth(parts.year ?? 2000, parts.month ?? 1);
  const select = (part: keyof DateParts, labels: readonly { value: string; label: string }[]) => (
    <Select
      aria-label={t(`ui.${part}`)}
      aria-invalid={notes.error ? true : undefined}
      placeholder={t(`ui.${part}`)}
      options={labels}
      value={parts[part] ?? ""}
      autoComplete={`bday-${part}`}
      onChange={(event) => choose({ [part]: event.target.value ? Number(event.target.value) : null })}
    />
  );
  return (
    <FieldGroup
      label={label ?? t("ui.dateOfBirth")}
      {...notes}
      after={
        <MonthGrid
          month={shown}
          onMonthChange={setShown}
          selected={dateOf(parts)}
          onSelect={(date) => choose(partsOf(date))}
          min={`${oldest}-01-01`}
          max={`${latest}-12-31`}
        />
      }
    >
      <div className="date-of-birth-picker-selects">
        {select("day", numbers(days))}
        {select(
          "month",
          monthNames(locale).map((month, index) => ({ value: String(index + 1), label: month })),
        )}
        {select(
          "year",
          years.map((year) => ({ value: String(year), label: String(year) })),
        )}
      </div>
      {name ? <input type="hidden" name={name} value={dateOf(parts)} /> : null}
    </FieldGroup>
  );
}

function numbers(upTo: number): { value: string; label: string }[] {
  return Array.from({ length: upTo }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
}
