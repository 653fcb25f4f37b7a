import type { IconNode } from "lucide-react";
import { createElement, type SVGProps } from "react";

type IconData = { readonly name: string; readonly node: IconNode };

/**
 * `vite.config.ts` gives this to the icons of lucide-react instead of their own function, which can do much more: it is
 * 1 KB on every page, and it computes the same attributes again for every icon.
 */
export function createIcon({ name, node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    const look = {
      xmlns: "http://www.w3.org/2000/svg",
      width: 24,
      height: 24,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: `lucide lucide-${name}${className ? ` ${className}` : ""}`,
    } as const;
    return createElement("svg", { ...look, ...rest }, ...lines);
  };
}
