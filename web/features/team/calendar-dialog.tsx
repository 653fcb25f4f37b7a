import { calendarColours } from "#contract/lists/calendar-colours.ts";
import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { TeamCalendar, TeamData } from "./load-team.ts";
import { Answers } from "./member-dialogs.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { TeamForm } from "./team-form.tsx";

type CalendarDialogProps = {
  readonly data: TeamData;
  /** Null for a new calendar. */
  readonly calendar: TeamCalendar | null;
  readonly onClose: () => void;
};

export function CalendarDialog({ data, calendar, onClose }: CalendarDialogProps) {
  const t = useT("team");
  const unused = calendarColours.find((one) => data.calendars.every(({ colour }) => colour !== one));
  const values: Record<string, number> = calendar ? { id: calendar.id } : {};
  const keptAs = `calendar.${data.hostId}.${calendar?.id ?? "new"}`;
  return (
    <TeamDialog title={calendar ? t("calendar.edit", { name: calendar.name }) : t("calendar.new")} onClose={onClose}>
      <TeamForm
        intent="calendar"
        values={values}
        ask={`calendar-${calendar?.id ?? "new"}`}
        className="grid gap-5"
        keptAs={keptAs}
        onDone={onClose}
      >
        {({ isBusy, fields, typed }) => (
          <>
            <TextField
              label={t("calendar.name")}
              hint={t("calendar.nameHint")}
              name="name"
              maxLength={60}
              autoComplete="off"
              defaultValue={typed.name ?? calendar?.name ?? ""}
              error={fields.name}
            />
            <SelectField
              label={t("calendar.whose")}
              name="memberId"
              defaultValue={typed.memberId ?? String(calendar?.memberId ?? "")}
              error={fields.memberId}
              options={[
                { value: "", label: t("calendars.nobody") },
                ...data.members.map(({ userId, name }) => ({ value: String(userId), label: name })),
              ]}
            />
            <Colours chosen={typed.colour ?? calendar?.colour ?? unused ?? calendarColours[0]} />
            {calendar ? (
              <Checkbox
                name="isOpen"
                label={t("calendar.isOpen")}
                note={t("calendar.isOpenNote")}
                defaultChecked={calendar.isOpen}
              />
            ) : null}
            <Answers onClose={onClose} confirm={t(calendar ? "calendar.save" : "calendars.add")} isBusy={isBusy} />
          </>
        )}
      </TeamForm>
    </TeamDialog>
  );
}

function Colours({ chosen }: { chosen: string }) {
  const t = useT("team");
  return (
    <FieldGroup label={t("calendar.colour")}>
      <div className="calendar-dialog-colours">
        {calendarColours.map((colour, index) => (
          <label key={colour}>
            <input
              className="tile-input"
              type="radio"
              name="colour"
              value={colour}
              defaultChecked={colour === chosen}
              aria-label={t(`colour.${colour}`)}
            />
            <span className="avatar" data-size="sm" data-colour={index + 1} aria-hidden="true" />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
