import { lazy, Suspense } from "react";
import { importOrWait } from "../lib/import-or-wait.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { type ControlProps, Field, type FieldNotes } from "./field.tsx";
import { type Option, Select } from "./select-field.tsx";

const ComboboxControl = lazy(() =>
  importOrWait(() => import("./combobox-control.tsx")).then((module) => ({ default: module.ComboboxControl })),
);

export type ComboboxProps = {
  readonly name?: string | undefined;
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Values of options that match the query by something other than their label. */
  readonly alsoFound?: ((query: string) => readonly string[]) | undefined;
};

/** A select with text search. Before hydration it is a plain select with the same options. */
export function ComboboxField(props: ComboboxProps & FieldNotes & { id?: string }) {
  const { label, hint, error, optional, id, ...combobox } = props;
  const isHydrated = useHydrated();
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => {
        const plain = <PlainSelect {...combobox} {...control} />;
        if (!isHydrated) return plain;
        return (
          <Suspense fallback={plain}>
            <ComboboxControl {...combobox} control={control} />
          </Suspense>
        );
      }}
    </Field>
  );
}

function PlainSelect({ onChange, placeholder, alsoFound: _, ...rest }: ComboboxProps & ControlProps) {
  return <Select {...rest} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />;
}
