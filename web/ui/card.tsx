import type { ComponentProps } from "react";
import { classNames } from "#web/lib/class-names.ts";

export function Card({ pad, className, ...rest }: ComponentProps<"div"> & { pad?: boolean }) {
  return <div {...rest} className={classNames("card", className)} data-pad={pad || undefined} />;
}
