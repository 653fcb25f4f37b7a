import type { ReactNode } from "react";

export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: "bad";
  /** A line above it. */
  readonly divided?: boolean;
  /** What `to` leads to is a file to keep, not a page. */
  readonly download?: boolean;
} & ({ readonly to: string; readonly onSelect?: never } | { readonly onSelect: () => void; readonly to?: never });

export type MenuProps = {
  /** The menu's name. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  readonly head?: ReactNode;
  readonly items: readonly MenuItem[];
};
