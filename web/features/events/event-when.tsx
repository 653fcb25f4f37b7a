import { product } from "#contract/product.ts";
import { useT } from "../../lib/messages.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { ComboboxField } from "../../ui/combobox-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormSection } from "../providers/index.ts";
import type { EventPartProps } from "./event-form.tsx";

/** Start and end as the clock shows them in the chosen zone; until one is chosen, the browser's. */
export function EventWhen({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const isHydrated = useHydrated();
  const ownZone = isHydrated ? browserZone() : product.timeZone;
  const timezone = values.timezone || ownZone;
  const names = isHydrated ? zoneNames(ownZone, timezone) : [timezone];
  const zones = names.map((zone) => ({
    value: zone,
    label: zone === ownZone && isHydrated ? t("eventForm.yourZone", { zone }) : zone,
  }));
  return (
    <FormSection title={t("eventForm.when")}>
      <div className="pair">
        <TextField
          label={t("eventForm.start")}
          type="datetime-local"
          value={values.start}
          onChange={(event) => change({ start: event.target.value, timezone })}
          error={errors.start}
        />
        <TextField
          label={t("eventForm.end")}
          type="datetime-local"
          min={values.start || undefined}
          value={values.end}
          onChange={(event) => change({ end: event.target.value, timezone })}
          error={errors.end}
        />
      </div>
      <ComboboxField
        label={t("eventForm.timezone")}
        hint={t("eventForm.timesInZone")}
        options={zones}
        value={timezone}
        onChange={(chosen) => change({ timezone: chosen || ownZone })}
        error={errors.timezone}
      />
    </FormSection>
  );
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || product.timeZone;
}

/** The browser's list leaves out old names; the ones in use here are always in it. */
function zoneNames(...inUse: readonly string[]): string[] {
  const all = Intl.supportedValuesOf("timeZone");
  return [...new Set([...inUse.filter(Boolean), ...all])];
}
