import { useState } from "react";

export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;
type Values<F extends string> = Readonly<Record<F, unknown>>;

export function useFieldErrors<F extends string>(values: Values<F>) {
  const [found, setFound] = useState<{ errors: FieldErrors<F>; in: Values<F> }>();
  return {
    errors: found ? stillThere(found.errors, found.in, values) : ({} as FieldErrors<F>),
    setErrors: (errors: FieldErrors<F>) => setFound({ errors, in: values }),
  };
}

function stillThere<F extends string>(errors: FieldErrors<F>, before: Values<F>, now: Values<F>): FieldErrors<F> {
  const left = (Object.entries(errors) as [F, string][]).filter(([field]) => before[field] === now[field]);
  return Object.fromEntries(left) as unknown as FieldErrors<F>;
}
