import { lazy, Suspense } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { type ControlProps, Field, type FieldNotes } from "./field.tsx";
import { Select } from "./select-field.tsx";
import type { ComboboxProps } from "./use-combobox.ts";

const ComboboxControl = lazy(() =>
  importWithRetry(() => import("./combobox-control.tsx")).then((module) => ({ default: module.ComboboxControl })),
);

/** Before hydration this is a plain select with the same options. */
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
