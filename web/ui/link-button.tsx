import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#web/lib/class-names.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** Links to files need `reloadDocument`. Links to other sites need a full URL. */
export function LinkButton(props: LinkProps & ButtonLook & { readonly icon?: ReactNode }) {
  const { variant, size, block, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} {...buttonLook({ variant, size, block })} className={classNames("button", className)}>
      {icon}
      {children}
    </Link>
  );
}
