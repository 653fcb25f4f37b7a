import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import type { PhoneCountryOption } from "#web/lib/phone-countries.ts";
import { Field, type FieldNotes } from "./field.tsx";
import { Select } from "./select-field.tsx";

type PhoneFieldProps = Omit<ComponentProps<"input">, "onSelect"> &
  FieldNotes & {
    readonly countries: readonly PhoneCountryOption[];
    readonly country: string;
    readonly onCountry: (country: string) => void;
    readonly countryField?: string;
  };

/** The country matters only if the number has no `+` and country code. */
export function PhoneField({ countries, country, onCountry, countryField, ...props }: PhoneFieldProps) {
  const { label, hint, error, optional, id, ...input } = props;
  const t = useT("common");
  const select = useRef<HTMLSelectElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const shown = select.current?.value;
    if (shown && shown !== country) onCountry(shown);
  });
  // Somebody may have changed the browser's own select before hydration.
  useEffect(() => {
    takeEarlyChoice();
  }, []);
  // Browsers fire `input` before `change`. With `value={country}`, a render in between would undo the choice.
  useEffect(() => {
    if (select.current && countries.length > 0) select.current.value = country;
  }, [country, countries.length]);
  const showCountryOf = async (number: HTMLInputElement) => {
    if (!number.value.includes("+")) return;
    const codes = await loadCallingCodes();
    const typed = codes?.countryOfNumber(number.value, country);
    if (typed && typed !== country) onCountry(typed);
  };
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
            className="field-input phone-field-number"
            onInput={({ currentTarget }) => void showCountryOf(currentTarget)}
          />
        </span>
      )}
    </Field>
  );
}

/** Needed only while a number with its country code is typed. The server reads the number again, so without the list nothing is lost. */
const loadCallingCodes = () => import("#contract/lists/calling-codes.ts").catch(() => null);

const storageKey = "kindred.phone-country";

/** This device remembers the country that was chosen last. */
export function usePhoneCountry(initial: string): [string, (country: string) => void] {
  const [country, setCountry] = useState(initial);
  useEffect(() => {
    const kept = read();
    if (kept && /^[A-Z]{2}$/.test(kept)) setCountry(kept);
  }, []);
  const choose = (chosen: string) => {
    setCountry(chosen);
    keep(chosen);
  };
  return [country, choose];
}

// The browser may block storage. Then nothing is remembered.
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
