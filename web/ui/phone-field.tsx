import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { callingCodes, countryOfNumber } from "#contract/lists/calling-codes.ts";
import { useT } from "../lib/messages.tsx";
import type { PhoneCountryOption } from "../lib/phone-countries.ts";
import { Field, type FieldNotes } from "./field.tsx";
import { Select } from "./select-field.tsx";

type PhoneFieldProps = Omit<ComponentProps<"input">, "onSelect"> &
  FieldNotes & {
    readonly countries: readonly PhoneCountryOption[];
    readonly country: string;
    readonly onCountry: (country: string) => void;
    /** The name under which the form sends the country. */
    readonly countryField?: string;
  };

/** A phone number, and the country it is from where it is typed without its code. A typed + decides by itself. */
export function PhoneField({ countries, country, onCountry, countryField, ...props }: PhoneFieldProps) {
  const { label, hint, error, optional, id, ...input } = props;
  const t = useT("common");
  const select = useRef<HTMLSelectElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const shown = select.current?.value;
    if (shown && shown !== country) onCountry(shown);
  });
  // What was chosen before the scripts came still counts.
  useEffect(() => {
    takeEarlyChoice();
  }, []);
  // Not `value={country}`: browsers send `input` before `change`, and a render in between would take the choice back.
  useEffect(() => {
    if (select.current && countries.length > 0) select.current.value = country;
  }, [country, countries.length]);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="phone-field">
          <span className="phone-field-country">
            <Select
              ref={select}
              name={countryField}
              aria-label={t("ui.phoneCountry")}
              autoComplete="off"
              options={countries}
              defaultValue={country}
              onChange={(event) => onCountry(event.target.value)}
            />
          </span>
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            dir="ltr"
            maxLength={40}
            className="input phone-field-number"
            onInput={(event) => {
              const typed = countryOfNumber(event.currentTarget.value, country);
              if (typed && typed !== country) onCountry(typed);
            }}
          />
        </span>
      )}
    </Field>
  );
}

const storageKey = "kindred.phone-country";

/** The country chosen last on this device, or `initial`. */
export function usePhoneCountry(initial: string): [string, (country: string) => void] {
  const [country, setCountry] = useState(initial);
  useEffect(() => {
    const kept = read();
    if (kept && callingCodes.has(kept)) setCountry(kept);
  }, []);
  const choose = (chosen: string) => {
    setCountry(chosen);
    keep(chosen);
  };
  return [country, choose];
}

// Storage may be switched off: then nothing is remembered.
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(country: string): void {
  try {
    localStorage.setItem(storageKey, country);
  } catch {
    return;
  }
}
