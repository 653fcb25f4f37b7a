import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Count } from "./count.tsx";

export type TabLink = {
  readonly to: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  /** The tab is current only at exactly this URL, not at URLs below it. */
  readonly end?: boolean;
};

/** For tabs within one page, use Tabs. */
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
