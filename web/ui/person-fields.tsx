import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type FieldProps = ComponentProps<typeof TextField>;

/** The name of a customer or guest. */
export function PersonNameField(props: FieldProps) {
  return <TextField autoComplete="name" autoCapitalize="words" maxLength={120} {...props} />;
}

export function EmailField(props: FieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...props} />;
}
