import { Suspense } from "react";
import { type BookingSearch, HostBookings, type HostBookingsData } from "#web/features/bookings/index.ts";
import { Calendar, type CalendarData } from "#web/features/calendar/index.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { Today, type TodayData } from "#web/features/today/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { type LoadFailure, useFailureHere } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { Drawn } from "#web/ui/drawn.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SkeletonCard } from "#web/ui/skeleton.tsx";
import { Doors } from "./doors.tsx";
import { ListingsTab } from "./listings-tab.tsx";
import type { Door } from "./load-doors.ts";
import type { SettingsData } from "./load-settings.ts";
import type { OwnListings } from "./own-listings.ts";
import { PortalNotice } from "./portal-notice.tsx";
import type { PortalHost } from "./portal-session.ts";
import { maySee, type PortalTab, PortalTabs, tabOf } from "./portal-tabs.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { SuspendedNote } from "./suspended-note.tsx";

type DashboardProps = {
  readonly host: PortalHost;
  readonly firstName: string;
  readonly hasOtherHosts: boolean;
  readonly tab: PortalTab;
  readonly opensToday: boolean;
  readonly today: TodayData | null;
  readonly notice: string | null;
  readonly doors: readonly Door[];
  readonly own: OwnListings | null;
  readonly calendar: CalendarData | null;
  readonly bookings: HostBookingsData | null;
  /** Drawn on the server. */
  readonly insights: string | null;
  readonly settings: SettingsData | null;
  readonly search: BookingSearch | null;
  readonly sent: FormResult | null;
  /** True if the session ended after this data was loaded. */
  readonly hasSessionEnded: boolean;
};

export function Dashboard({ host, tab, own, calendar, bookings, settings, hasSessionEnded, ...props }: DashboardProps) {
  const t = useT("portal");
  const isAllowed = maySee(host.role, tab);
  const failure = useFailureHere();
  return (
    <main id="content">
      <div className="portal-head">
        <div className="page">
          <h1>{t("dashboard.welcome", { name: props.firstName })}</h1>
          {props.hasOtherHosts ? <p className="portal-head-host">{t("dashboard.host", { host: host.name })}</p> : null}
          <PortalTabs current={tab} role={host.role} opensToday={props.opensToday} />
        </div>
      </div>
      <div className="page portal-body">
        <PortalNotice notice={props.notice} />
        <SuspendedNote host={host} />
        <Doors doors={props.doors} />
        {failure ? <TabFailed failure={failure} role={host.role} /> : null}
        {hasSessionEnded && !failure ? <SessionEnded isSticky /> : null}
        <Suspense fallback={<SkeletonCard />}>
          {tab === "today" && props.today ? <Today data={props.today} /> : null}
          {tab === "calendar" && calendar ? (
            <Calendar data={calendar} isReadOnly={host.isSuspended} hasSessionEnded={hasSessionEnded} />
          ) : null}
          {tab === "bookings" && bookings ? <HostBookings data={bookings} search={props.search} /> : null}
        </Suspense>
        {tab === "insights" && props.insights ? (
          <div className="insights">
            <Drawn json={props.insights} />
          </div>
        ) : null}
        {tab === "settings" && settings ? <SettingsTab data={settings} sent={props.sent} /> : null}
        {tab === "listings" && own ? <ListingsTab own={own} /> : null}
        {isAllowed ? null : (
          <EmptyState title={t("dashboard.managersOnly")} headingLevel={2} communityId={5}>
            {t("dashboard.managersOnlyText", { host: host.name })}
          </EmptyState>
        )}
      </div>
    </main>
  );
}

function TabFailed({ failure, role }: { failure: LoadFailure; role: PortalHost["role"] }) {
  const listings = useT("portal");
  const calendar = useT("calendar");
  const bookings = useT("hostBookings");
  const status = failure.status || listings("load.noAnswer");
  const sentences = {
    today: listings("dashboard.todayFailed"),
    calendar: calendar("calendar.fetchFailed", { status }),
    listings: listings("listings.failed"),
    bookings: bookings("hostBookings.failed", { status }),
    insights: listings("dashboard.insightsFailed"),
    settings: listings("dashboard.settingsFailed"),
  };
  const tab = tabOf(failure.url.searchParams.get("tab"), role);
  const retry = tab === "calendar" ? calendar("calendar.retry") : undefined;
  return (
    <ErrorState
      message={sentences[tab]}
      onRetry={() => failure.retry?.()}
      {...(retry ? { retryLabel: retry } : {})}
      isSticky
    />
  );
}
