import { citiesOf } from "#contract/lists/cities.ts";
import { FormSection, PlaceFields } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import type { EventPartProps } from "./event-rules.ts";

export function EventWhere({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const cities = citiesOf(values.countryIso).map(({ cityId, cityName }) => ({ value: cityId, label: cityName }));
  return (
    <FormSection title={t("eventForm.where")}>
      <PlaceFields
        values={values}
        errors={errors}
        onAddress={(address) => change({ address })}
        onCountry={(countryIso) => change({ countryIso, cityId: "" })}
      >
        <ComboboxField
          label={t("eventForm.city")}
          optional
          options={cities}
          value={values.cityId}
          onChange={(cityId) => change({ cityId })}
          placeholder={t("eventForm.chooseCity")}
          hint={cities.length === 0 ? t("eventForm.noCities") : undefined}
          error={errors.cityId}
        />
      </PlaceFields>
    </FormSection>
  );
}
