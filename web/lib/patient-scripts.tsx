import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/** The framework's scripts, asked for after the styles, letters and pictures that the reader waits for. */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  return withLowPriority(Scripts({ nonce }));
}

function withLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode; rel?: string }>(child)) return child;
    if (child.type === Fragment) return withLowPriority(child.props.children);
    const isPreload = child.type === "link" && child.props.rel === "modulepreload";
    return isPreload ? cloneElement(child as ReactElement<{ fetchPriority: string }>, { fetchPriority: "low" }) : child;
  });
}
