import { CalendarDays, LayoutGrid, Ticket } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { portalPath } from "./portal-session.ts";

export type PortalTab = "calendar" | "listings" | "bookings";

const tabs = [
  { tab: "calendar", label: "dashboard.calendar", Icon: CalendarDays },
  { tab: "listings", label: "dashboard.listings", Icon: LayoutGrid },
  { tab: "bookings", label: "dashboard.bookings", Icon: Ticket },
] as const;

/** The tab that the query asks for; listings by default. */
export function tabOf(asked: string | null): PortalTab {
  return tabs.find(({ tab }) => tab === asked)?.tab ?? "listings";
}

export function PortalTabs({ current }: { current: PortalTab }) {
  const t = useT("portal");
  return (
    <nav className="tabs" aria-label={t("dashboard.tabs")}>
      {tabs.map(({ tab, label, Icon }) => (
        <Link
          key={tab}
          to={tab === "listings" ? portalPath : `${portalPath}?tab=${tab}`}
          aria-current={tab === current ? "page" : undefined}
          preventScrollReset
        >
          <Icon className="icon" aria-hidden="true" />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
