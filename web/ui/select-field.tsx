import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Field, type FieldNotes } from "./field.tsx";

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectProps = ComponentProps<"select"> & {
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
};

export function Select({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <span className="field-input-wrap">
      <select {...select} className={classNames("field-input", className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon field-input-trail" aria-hidden="true" />
    </span>
  );
}

export function SelectField({ label, hint, error, optional, id, ...select }: SelectProps & FieldNotes) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
