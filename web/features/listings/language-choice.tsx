import type { LanguageCode, NamedLanguage } from "#contract/lists/languages.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { ChipGroup } from "#web/ui/chip.tsx";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { FieldGroup } from "#web/ui/field.tsx";

type LanguageChoiceProps = {
  readonly languages: readonly NamedLanguage[];
  readonly values: readonly LanguageCode[];
  readonly onChange: (languages: LanguageCode[]) => void;
  readonly error: string | undefined;
};

export function LanguageChoice({ languages, values, onChange, error }: LanguageChoiceProps) {
  const t = useT("portalForms");
  const { hostCountry } = useHostPlace();
  const suggested = useSite()?.countries.find(({ code }) => code === hostCountry)?.languages ?? [];
  const isChip = (code: LanguageCode) => suggested.includes(code) || values.includes(code);
  const optionOf = ({ code, name }: NamedLanguage) => ({ value: code, label: name });
  return (
    <FieldGroup label={t("serviceForm.languages")} hint={t("serviceForm.languagesHint")} optional error={error}>
      <div className="grid gap-3">
        <ChipGroup
          options={languages.filter(({ code }) => isChip(code)).map(optionOf)}
          values={values}
          onChange={onChange}
        />
        <ComboboxField
          label={t("serviceForm.otherLanguage")}
          options={languages.filter(({ code }) => !isChip(code)).map(optionOf)}
          value=""
          onChange={(chosen) => {
            const added = languages.find(({ code }) => code === chosen);
            if (added) onChange([...values, added.code]);
          }}
          placeholder={t("serviceForm.chooseLanguage")}
        />
      </div>
    </FieldGroup>
  );
}
