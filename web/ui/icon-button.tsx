import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

/** A round button with a sign alone: close, back, arrows. `label` is its name for everyone who cannot see the sign. */
export function IconButton(props: Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode }) {
  const { label, icon, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={classNames("btn btn-icon", className)} aria-label={label}>
      {icon}
    </button>
  );
}
