import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Count } from "./count.tsx";

export type TabLink = {
  readonly to: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  /** Only this address itself, not the ones below it. */
  readonly end?: boolean;
};

/** Tabs that are pages: links in a row, the current one underlined. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={link.end ?? false} preventScrollReset>
          {link.icon}
          {link.label}
          <Count of={link.count} />
        </NavLink>
      ))}
    </nav>
  );
}
