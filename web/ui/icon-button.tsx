import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

export function IconButton(props: Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode }) {
  const { label, icon, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={classNames("button button-icon", className)} aria-label={label}>
      {icon}
    </button>
  );
}
