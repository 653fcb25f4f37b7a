import { useState } from "react";

export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;
type Values<F extends string> = Readonly<Record<F, unknown>>;

export function useFieldErrors<F extends string>(values: Values<F>) {
  const [found, setFound] = useState<{ errors: FieldErrors<F>; in: Values<F> }>();
  return {
    errors: found ? stillThere(found.errors, found.in, values) : fieldErrors<F>([]),
    setErrors: (errors: FieldErrors<F>) => setFound({ errors, in: values }),
  };
}

function stillThere<F extends string>(errors: FieldErrors<F>, before: Values<F>, now: Values<F>): FieldErrors<F> {
  return fieldErrors(entriesOf(errors).filter(([field]) => before[field] === now[field]));
}

// Object.entries and Object.fromEntries forget the names of the fields.
export function fieldErrors<F extends string>(errors: readonly (readonly [F, string])[]): FieldErrors<F> {
  return Object.fromEntries(errors) as Record<F, string>;
}

// The same for reading: no other fields are in the object.
export function entriesOf<F extends string, T>(values: Readonly<Partial<Record<F, T>>>): [F, T][] {
  return Object.entries(values) as [F, T][];
}
