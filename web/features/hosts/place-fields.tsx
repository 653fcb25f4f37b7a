import type { ReactNode } from "react";
import { countriesByName, formCountryCodes } from "#contract/lists/countries.ts";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Place = { readonly address: string; readonly countryIso: string };

type PlaceFieldsProps = {
  readonly values: Place;
  readonly errors: Partial<Record<keyof Place, string | undefined>>;
  readonly onAddress: (address: string) => void;
  readonly onCountry: (countryIso: string) => void;
  /** Rendered beside the country. */
  readonly children: ReactNode;
};

export function PlaceFields({ values, errors, onAddress, onCountry, children }: PlaceFieldsProps) {
  const t = useT("portalForms");
  const countries = countriesByName(formCountryCodes, languageOf(useLocale()));
  return (
    <>
      <TextField
        label={t("form.address")}
        value={values.address}
        onChange={(event) => onAddress(event.target.value)}
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
          onChange={(event) => onCountry(event.target.value)}
          error={errors.countryIso}
          autoComplete="country"
        />
        {children}
      </div>
    </>
  );
}
