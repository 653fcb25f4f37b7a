import { citiesOf } from "#contract/lists/cities.ts";
import { countriesByName, formCountryCodes } from "#contract/lists/countries.ts";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import { ComboboxField } from "../../ui/combobox-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormSection } from "../providers/index.ts";
import type { EventPartProps } from "./event-form.tsx";

/** Address, country and, where the country has a list, the city. */
export function EventWhere({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const language = languageOf(useLocale());
  const countries = countriesByName(formCountryCodes, language).map(({ code, name }) => ({ value: code, label: name }));
  const cities = citiesOf(values.countryIso).map(({ cityId, cityName }) => ({ value: cityId, label: cityName }));
  return (
    <FormSection title={t("eventForm.where")}>
      <TextField
        label={t("form.address")}
        value={values.address}
        onChange={(event) => change({ address: event.target.value })}
        error={errors.address}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className="pair">
        <SelectField
          label={t("form.country")}
          placeholder={t("form.chooseCountry")}
          options={countries}
          value={values.countryIso}
          onChange={(event) => change({ countryIso: event.target.value, cityId: "" })}
          error={errors.countryIso}
          autoComplete="country"
        />
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
      </div>
    </FormSection>
  );
}
