import { formatOffset, systemTimeZone } from "#format/time-zone.ts";
import { languageOf } from "#messages/translate.ts";
import { FormSection } from "#web/features/hosts/index.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { instantsOf, type LocalTime } from "#web/lib/zoned-time.ts";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EventRepeat, EventScope } from "./event-repeat.tsx";
import type { EventPartProps } from "./event-rules.ts";
import type { Occurrence } from "./event-values.ts";
import { zonesOfPlace } from "./zone-search.ts";

export function EventWhen({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const language = languageOf(useLocale());
  const isHydrated = useHydrated();
  const { timeZone: hostZone } = useHostPlace();
  const ownZone = (isHydrated && systemTimeZone()) || hostZone;
  const timezone = values.timezone || ownZone;
  const names = isHydrated ? zoneNames(ownZone, timezone) : [timezone];
  const zones = names.map((zone) => ({
    value: zone,
    label: zone === ownZone && isHydrated ? t("eventForm.yourZone", { zone }) : zone,
  }));
  return (
    <FormSection title={t("eventForm.when")}>
      <div className="field-pair">
        <TextField
          label={t("eventForm.start")}
          type="datetime-local"
          value={values.start}
          onChange={(event) => change({ start: event.target.value, startOccurrence: "", timezone })}
          error={errors.start}
        />
        <TextField
          label={t("eventForm.end")}
          type="datetime-local"
          min={values.start || undefined}
          value={values.end}
          onChange={(event) => change({ end: event.target.value, endOccurrence: "", timezone })}
          error={errors.end}
        />
      </div>
      <OccurrenceChoice
        label={t("eventForm.whichStart", { time: values.start.slice(11, 16) })}
        local={values.start}
        zone={timezone}
        occurrence={values.startOccurrence}
        error={errors.startOccurrence}
        onOccurrence={(startOccurrence) => change({ startOccurrence })}
      />
      <OccurrenceChoice
        label={t("eventForm.whichEnd", { time: values.end.slice(11, 16) })}
        local={values.end}
        zone={timezone}
        occurrence={values.endOccurrence}
        error={errors.endOccurrence}
        onOccurrence={(endOccurrence) => change({ endOccurrence })}
      />
      <ComboboxField
        label={t("eventForm.timezone")}
        hint={t("eventForm.timesInZone")}
        placeholder={t("eventForm.chooseTimezone")}
        options={zones}
        value={timezone}
        onChange={(chosen) => change({ timezone: chosen || ownZone, startOccurrence: "", endOccurrence: "" })}
        alsoFound={(query) => zonesOfPlace(query, language)}
        error={errors.timezone}
      />
      {values.revision === null ? <EventRepeat values={values} change={change} errors={errors} /> : null}
      {values.isSeries ? <EventScope values={values} change={change} errors={errors} /> : null}
    </FormSection>
  );
}

type OccurrenceChoiceProps = {
  readonly label: string;
  readonly local: LocalTime;
  readonly zone: string;
  readonly occurrence: Occurrence;
  readonly error: string | undefined;
  readonly onOccurrence: (occurrence: Occurrence) => void;
};

function OccurrenceChoice({ label, local, zone, occurrence, error, onOccurrence }: OccurrenceChoiceProps) {
  const t = useT("portalForms");
  const [first, second] = instantsOf(local, zone) ?? [];
  if (!first || !second) return null;
  return (
    <RadioGroup
      label={label}
      error={error}
      options={[
        { value: "first", label: t("eventForm.first", { offset: formatOffset(Date.parse(first), zone) }) },
        { value: "second", label: t("eventForm.second", { offset: formatOffset(Date.parse(second), zone) }) },
      ]}
      value={occurrence}
      onChange={(chosen) => onOccurrence(chosen === "second" ? "second" : "first")}
    />
  );
}

/** The browser's list leaves out old zone names, so those in use are added. */
function zoneNames(...inUse: readonly string[]): string[] {
  const all = Intl.supportedValuesOf("timeZone");
  return [...new Set([...inUse.filter(Boolean), ...all])];
}
