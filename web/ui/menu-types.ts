import type { ReactNode } from "react";

export type MenuItem = {
  readonly label: string;
  /** Needed if several items may have the same label. */
  readonly id?: string;
  /** Set if the item is one of several choices. True for the current one. */
  readonly checked?: boolean;
  readonly icon?: ReactNode;
  readonly tone?: "bad";
  readonly divided?: boolean;
  /** `to` is a file to download, not a page. */
  readonly download?: boolean;
} & ({ readonly to: string; readonly onSelect?: never } | { readonly onSelect: () => void; readonly to?: never });

export type MenuProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  readonly head?: ReactNode;
  readonly items: readonly MenuItem[];
};
