import { FormSection } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Reveal, YesNo } from "#web/ui/yes-no.tsx";
import type { EventPartProps } from "./event-rules.ts";
import { BookingLink } from "./event-tickets.tsx";
import type { EventValues } from "./event-values.ts";

const ways = ["none", "kindred", "other_site"] as const;
const usualMinutes = ["0", "60", "120", "1440", "2880"];
const most = Array.from({ length: 10 }, (_, n) => n + 1);

export function EventRegistration({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const choose = (registration: EventValues["registration"]) =>
    change({ registration, bookingRequired: registration === "other_site" });
  // An event that was created through the API may close at any time.
  const minutes = usualMinutes.includes(values.closesBefore) ? usualMinutes : [...usualMinutes, values.closesBefore];
  return (
    <FormSection title={t("eventForm.howPeopleCome")}>
      <RadioGroup
        label={t("eventForm.registration")}
        options={ways.map((way) => ({
          value: way,
          label: t(`eventForm.registration.${way}`),
          note: t(`eventForm.registrationNote.${way}`),
        }))}
        value={values.registration}
        onChange={choose}
        error={errors.registration}
      />
      <Reveal when={values.registration === "kindred"}>
        <div className="field-pair">
          <TextField
            label={t("eventForm.capacity")}
            hint={t("eventForm.capacityHint")}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={values.capacity}
            onChange={(event) => change({ capacity: event.target.value })}
            error={errors.capacity}
          />
          <SelectField
            label={t("eventForm.perPerson")}
            options={most.map((count) => ({ value: String(count), label: t("eventForm.upTo", { count }) }))}
            value={values.placesPerPerson}
            onChange={(event) => change({ placesPerPerson: event.target.value })}
            error={errors.placesPerPerson}
          />
        </div>
        <SelectField
          label={t("eventForm.closes")}
          options={minutes.map((value) => ({ value, label: closesWords(t, Number(value)) }))}
          value={values.closesBefore}
          onChange={(event) => change({ closesBefore: event.target.value })}
          error={errors.closesBefore}
        />
        <YesNo
          label={t("eventForm.waitingList")}
          hint={t("eventForm.waitingListHint")}
          value={values.hasWaitingList}
          onChange={(hasWaitingList) => change({ hasWaitingList })}
          error={errors.hasWaitingList}
        />
      </Reveal>
      {values.registration === "other_site" && !values.ticketRequired ? (
        <BookingLink values={values} change={change} errors={errors} />
      ) : null}
    </FormSection>
  );
}

function closesWords(t: ReturnType<typeof useT<"portalForms">>, minutes: number): string {
  if (minutes === 0) return t("eventForm.closesAtStart");
  if (minutes % 1440 === 0) return t("eventForm.closesDays", { count: minutes / 1440 });
  if (minutes % 60 === 0) return t("eventForm.closesHours", { count: minutes / 60 });
  return t("eventForm.closesMinutes", { count: minutes });
}
