import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#web/lib/class-names.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** A link that looks like a button. Links to files need `reloadDocument`, links to other sites a full URL. */
export function LinkButton(props: LinkProps & ButtonLook & { readonly icon?: ReactNode }) {
  const { variant, size, block, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} {...buttonLook({ variant, size, block })} className={classNames("button", className)}>
      {icon}
      {children}
    </Link>
  );
}
