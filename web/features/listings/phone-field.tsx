import { useEffect, useState } from "react";
import { useT } from "../../lib/messages.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PhoneForms } from "./phone-forms.ts";

/** The number plans are large; they come only when someone types a number. */
export const loadPhoneForms = () => import("./phone-forms.ts");

const quietMs = 250;

type PhoneFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly country: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly autoComplete?: string;
};

/** A phone number, shown back in its national and international form once it is one. */
export function PhoneField({ value, country, onChange, ...field }: PhoneFieldProps) {
  const t = useT("portalForms");
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
    <TextField
      {...field}
      type="tel"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={40}
      hint={forms ? t("serviceForm.phoneForms", isolated(forms)) : undefined}
    />
  );
}

/** Numbers read from left to right inside any text. */
function isolated(forms: PhoneForms): PhoneForms {
  return { national: `\u2066${forms.national}\u2069`, international: `\u2066${forms.international}\u2069` };
}
