import { Link, useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";

type Shown = { readonly value: string; readonly label: string };

/** The first link is the default, so it has no query parameter. */
export function ShowLinks({ links, current }: { links: readonly Shown[]; current: string }) {
  const t = useT("moderation");
  const { pathname } = useLocation();
  return (
    <nav className="show-links" aria-label={t("desk.show")}>
      {links.map(({ value, label }, n) => (
        <Link
          key={value}
          to={n === 0 ? pathname : `${pathname}?show=${value}`}
          aria-current={value === current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
