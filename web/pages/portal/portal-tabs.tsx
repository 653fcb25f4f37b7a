import { CalendarDays, ChartColumn, House, LayoutGrid, Settings, Ticket } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { isManager, type PortalHost, portalPath } from "./portal-session.ts";

export type PortalTab = "today" | "calendar" | "listings" | "bookings" | "insights" | "settings";
type Role = PortalHost["role"];

const tabs = [
  { tab: "today", label: "dashboard.today", Icon: House, isForStaff: true },
  { tab: "calendar", label: "dashboard.calendar", Icon: CalendarDays, isForStaff: true },
  { tab: "listings", label: "dashboard.listings", Icon: LayoutGrid, isForStaff: false },
  { tab: "bookings", label: "dashboard.bookings", Icon: Ticket, isForStaff: true },
  { tab: "insights", label: "dashboard.insights", Icon: ChartColumn, isForStaff: true },
  { tab: "settings", label: "dashboard.settings", Icon: Settings, isForStaff: true },
] as const;

/** The default is the listings tab, or the calendar for staff. */
export function tabOf(asked: string | null, role: Role): PortalTab {
  return tabs.find(({ tab }) => tab === asked)?.tab ?? homeOf(role);
}

export function maySee(role: Role, asked: PortalTab): boolean {
  return tabsFor(role).some(({ tab }) => tab === asked);
}

function homeOf(role: Role): PortalTab {
  return isManager({ role }) ? "listings" : "calendar";
}

function tabsFor(role: Role) {
  return tabs.filter(({ isForStaff }) => isForStaff || isManager({ role }));
}

type TabsProps = {
  readonly current: PortalTab;
  readonly role: Role;
  /** Then the portal's own path opens Today. */
  readonly opensToday: boolean;
};

export function PortalTabs({ current, role, opensToday }: TabsProps) {
  const t = useT("portal");
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone, the line of tabs may be longer than the screen.
    const shown = line.current?.getBoundingClientRect();
    const own = line.current?.querySelector(`[data-tab="${current}"]`)?.getBoundingClientRect();
    if (line.current && shown && own) line.current.scrollLeft += own.x + own.width / 2 - shown.x - shown.width / 2;
  }, [current]);
  return (
    <nav ref={line} className="tabs" aria-label={t("dashboard.tabs")}>
      {tabsFor(role).map(({ tab, label, Icon }) => (
        <Link
          key={tab}
          data-tab={tab}
          to={tab === homeOf(role) && !opensToday ? portalPath : `${portalPath}?tab=${tab}`}
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
