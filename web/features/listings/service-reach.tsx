import { countriesByName, formCountryCodes } from "#contract/lists/countries.ts";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormSection } from "../providers/index.ts";
import { PhoneField } from "./phone-field.tsx";
import type { ServicePartProps } from "./service-form.tsx";
import { withScheme } from "./service-values.ts";

/** Where it is and how to reach it. */
export function ServiceReach({ values, change, errors }: ServicePartProps) {
  const t = useT("portalForms");
  const language = languageOf(useLocale());
  const countries = countriesByName(formCountryCodes, language).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FormSection title={t("serviceForm.reach")}>
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
          onChange={(event) => change({ countryIso: event.target.value })}
          error={errors.countryIso}
          autoComplete="country"
        />
        <PhoneField
          label={t("serviceForm.phone")}
          value={values.phoneNumber}
          country={values.countryIso}
          onChange={(phoneNumber) => change({ phoneNumber })}
          error={errors.phoneNumber}
          autoComplete="tel"
        />
        <PhoneField
          label={t("serviceForm.whatsapp")}
          optional
          value={values.whatsappNumber}
          country={values.countryIso}
          onChange={(whatsappNumber) => change({ whatsappNumber })}
          error={errors.whatsappNumber}
          autoComplete="off"
        />
        <TextField
          label={t("serviceForm.website")}
          optional
          type="text"
          inputMode="url"
          dir="ltr"
          hint={t("serviceForm.websiteHint")}
          value={values.websiteUrl}
          onChange={(event) => change({ websiteUrl: event.target.value })}
          onBlur={() => {
            if (withScheme(values.websiteUrl) !== values.websiteUrl)
              change({ websiteUrl: withScheme(values.websiteUrl) });
          }}
          error={errors.websiteUrl}
          autoComplete="url"
          maxLength={500}
        />
      </div>
    </FormSection>
  );
}
