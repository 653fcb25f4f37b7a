import type { ReactNode } from "react";
import { citiesOf } from "#contract/lists/cities.ts";
import { countriesByName, formCountryCodes } from "#contract/lists/countries.ts";
import { languageOf } from "#messages/translate.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useServedCountries } from "#web/lib/site.ts";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Place = { readonly address: string; readonly countryIso: string; readonly cityId: string };

type PlaceFieldsProps = {
  readonly values: Place;
  readonly errors: Partial<Record<keyof Place, string | undefined>>;
  readonly change: (place: Partial<Place>) => void;
  readonly isCityOptional: boolean;
  readonly children?: ReactNode;
};

export function PlaceFields({ values, errors, change, isCityOptional, children }: PlaceFieldsProps) {
  const t = useT("portalForms");
  const countries = countriesByName(formCountryCodes, languageOf(useLocale()), useCountryName());
  const isServed = useServedCountries().includes(values.countryIso);
  const known = isServed ? citiesOf(values.countryIso) : [];
  const cities = known.map(({ cityId, cityName }) => ({ value: cityId, label: cityName }));
  return (
    <>
      <TextField
        label={t("form.address")}
        value={values.address}
        onChange={(event) => change({ address: event.target.value })}
        error={errors.address}
        autoComplete="address-line1"
        maxLength={200}
      />
      <div className="field-pair">
        <SelectField
          label={t("form.country")}
          placeholder={t("form.chooseCountry")}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.countryIso}
          onChange={(event) => change({ countryIso: event.target.value, cityId: "" })}
          error={errors.countryIso}
          autoComplete="country"
        />
        <ComboboxField
          label={t("form.city")}
          optional={isCityOptional || cities.length === 0}
          options={cities}
          value={values.cityId}
          onChange={(cityId) => change({ cityId })}
          placeholder={t("form.chooseCity")}
          hint={cities.length === 0 ? t("form.noCities") : undefined}
          error={errors.cityId}
        />
        {children}
      </div>
    </>
  );
}
