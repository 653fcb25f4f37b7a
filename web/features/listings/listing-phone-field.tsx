import { useEffect, useState } from "react";
import { countryOfNumber } from "#contract/lists/calling-codes.ts";
import { languageOf } from "#messages/translate.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { phoneCountryOptions } from "#web/lib/phone-countries.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { PhoneField } from "#web/ui/phone-field.tsx";
import type { PhoneForms } from "./phone-forms.ts";

/** The numbering plans are large, so they load only when somebody types a number. */
export const loadPhoneForms = () => import("./phone-forms.ts");

const quietMs = 250;

type ListingPhoneFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly country: string;
  readonly onChange: (value: string) => void;
  readonly onCountry: (country: string) => void;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly autoComplete?: string;
};

/** Once the number is valid, it is repeated in its national and international format. */
export function ListingPhoneField({ value, country, onChange, onCountry, ...field }: ListingPhoneFieldProps) {
  const t = useT("portalForms");
  const language = languageOf(useLocale());
  const nameOf = useCountryName();
  // The browser and the server may sort countries differently, so only the code is shown until hydration.
  const shownCountry = countryOfNumber(value, country) ?? country;
  const countries = useHydrated()
    ? phoneCountryOptions(language, nameOf)
    : [{ value: shownCountry, label: shownCountry }];
  const [forms, setForms] = useState<PhoneForms | null>(null);
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(() => {
      const look = value.trim() ? loadPhoneForms().then(({ phoneForms }) => phoneForms(value, country)) : null;
      Promise.resolve(look).then(
        (found) => (isLate ? undefined : setForms(found)),
        () => undefined,
      );
    }, quietMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [value, country]);
  return (
    <PhoneField
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      countries={countries}
      country={shownCountry}
      onCountry={onCountry}
      hint={forms ? t("serviceForm.phoneForms", isolated(forms)) : undefined}
    />
  );
}

function isolated(forms: PhoneForms): PhoneForms {
  return { national: `\u2066${forms.national}\u2069`, international: `\u2066${forms.international}\u2069` };
}
