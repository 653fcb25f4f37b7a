import type { NamedLanguage } from "#contract/lists/languages.ts";
import { FormSection, PlaceFields } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ListingPhoneField } from "./listing-phone-field.tsx";
import type { ServicePartProps } from "./service-rules.ts";
import { withScheme } from "./service-values.ts";

type ServiceReachProps = ServicePartProps & { readonly languages: readonly NamedLanguage[] };

export function ServiceReach({ values, change, errors, languages }: ServiceReachProps) {
  const t = useT("portalForms");
  return (
    <FormSection title={t("serviceForm.reach")}>
      <PlaceFields values={values} errors={errors} change={change} isCityOptional={false}>
        <ListingPhoneField
          label={t("serviceForm.phone")}
          value={values.phoneNumber}
          country={values.phoneCountry || values.countryIso}
          onCountry={(phoneCountry) => change({ phoneCountry })}
          onChange={(phoneNumber) => change({ phoneNumber })}
          error={errors.phoneNumber}
          autoComplete="tel"
        />
        <ListingPhoneField
          label={t("serviceForm.whatsapp")}
          optional
          value={values.whatsappNumber}
          country={values.whatsappCountry || values.countryIso}
          onCountry={(whatsappCountry) => change({ whatsappCountry })}
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
      </PlaceFields>
      <LanguageChoice
        languages={languages}
        values={values.languages}
        onChange={(chosen) => change({ languages: chosen })}
        error={errors.languages}
      />
      <Checkbox
        label={t("serviceForm.hidden")}
        note={t("serviceForm.hiddenNote")}
        checked={values.isHiddenFromSearch}
        onChange={({ currentTarget }) => change({ isHiddenFromSearch: currentTarget.checked })}
        error={errors.isHiddenFromSearch}
      />
    </FormSection>
  );
}
