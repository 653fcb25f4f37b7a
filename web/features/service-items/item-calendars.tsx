import { useT } from "#web/lib/messages.tsx";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Reveal } from "#web/ui/yes-no.tsx";
import type { CalendarOption, ItemValues } from "./item-values.ts";

type ItemCalendarsProps = {
  readonly calendars: readonly CalendarOption[];
  readonly values: Pick<ItemValues, "doneBy" | "calendarIds">;
  readonly onChange: (change: Partial<ItemValues>) => void;
  readonly error: string | undefined;
  readonly isHeadingAbove?: boolean;
};

export function ItemCalendars({ calendars, values, onChange, error, isHeadingAbove }: ItemCalendarsProps) {
  const t = useT("portal");
  const { doneBy, calendarIds } = values;
  return (
    <>
      <RadioGroup
        label={isHeadingAbove ? <span className="sr-only">{t("items.who")}</span> : t("items.who")}
        value={doneBy}
        onChange={(value) => onChange({ doneBy: value === "chosen" ? "chosen" : "everyone" })}
        options={[
          { value: "everyone", label: t("items.everyone") },
          { value: "chosen", label: t("items.chosenOnly") },
        ]}
      />
      <Reveal when={doneBy === "chosen"}>
        <FieldGroup label={t("items.chosen")} error={error}>
          {calendars.map(({ id, name, colour }) => (
            <Checkbox
              key={id}
              label={
                <span className="flex items-center gap-2">
                  {colour ? <CalendarAvatar name={name} colour={colour} size="sm" /> : null}
                  <bdi>{name}</bdi>
                </span>
              }
              checked={calendarIds.includes(id)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange({
                  calendarIds: target.checked ? [...calendarIds, id] : calendarIds.filter((one) => one !== id),
                })
              }
            />
          ))}
        </FieldGroup>
      </Reveal>
    </>
  );
}
