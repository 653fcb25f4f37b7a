import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names.ts";

/** A surface with an edge. `pad` gives it the usual room inside. */
export function Card({ pad, className, ...rest }: ComponentProps<"div"> & { pad?: boolean }) {
  return <div {...rest} className={classNames("card", className)} data-pad={pad || undefined} />;
}
