import { Suspense } from "react";
import { type BookingSearch, HostBookings, type HostBookingsData } from "#web/features/bookings/index.ts";
import { Calendar, type CalendarData } from "#web/features/calendar/index.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { type LoadFailure, useFailureHere } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SkeletonCard } from "#web/ui/skeleton.tsx";
import { ListingsTab } from "./listings-tab.tsx";
import type { OwnListings } from "./own-listings.ts";
import { PortalNotice } from "./portal-notice.tsx";
import { type PortalTab, PortalTabs, tabOf } from "./portal-tabs.tsx";

type DashboardProps = {
  readonly provider: { readonly id: number; readonly firstName: string; readonly isSuspended: boolean };
  readonly tab: PortalTab;
  readonly notice: string | null;
  readonly own: OwnListings | null;
  readonly calendar: CalendarData | null;
  readonly bookings: HostBookingsData | null;
  readonly search: BookingSearch | null;
  /** The session ended after the data shown here was loaded. */
  readonly hasSessionEnded: boolean;
};

export function Dashboard({ provider, tab, notice, own, calendar, bookings, search, hasSessionEnded }: DashboardProps) {
  const t = useT("portal");
  const failure = useFailureHere();
  return (
    <main id="content">
      <div className="portal-head">
        <div className="page">
          <h1>{t("dashboard.welcome", { name: provider.firstName })}</h1>
          <PortalTabs current={tab} />
        </div>
      </div>
      <div className="page portal-body">
        <PortalNotice notice={notice} />
        {failure ? <TabFailed failure={failure} /> : null}
        {hasSessionEnded && !failure ? <SessionEnded isSticky /> : null}
        <Suspense fallback={<SkeletonCard />}>
          {tab === "calendar" && calendar ? (
            <Calendar data={calendar} isReadOnly={provider.isSuspended} hasSessionEnded={hasSessionEnded} />
          ) : null}
          {tab === "bookings" && bookings ? <HostBookings data={bookings} search={search} /> : null}
        </Suspense>
        {tab === "listings" && own ? <ListingsTab own={own} /> : null}
        {tab === "bookings" && !bookings ? (
          <EmptyState title={t("dashboard.accessRequired")} headingLevel={2} communityId={5}>
            {t("dashboard.bookingsAccess")}
          </EmptyState>
        ) : null}
      </div>
    </main>
  );
}

function TabFailed({ failure }: { failure: LoadFailure }) {
  const listings = useT("portal");
  const calendar = useT("calendar");
  const bookings = useT("hostBookings");
  const status = failure.status || listings("load.noAnswer");
  const sentences = {
    calendar: calendar("calendar.fetchFailed", { status }),
    listings: listings("listings.failed"),
    bookings: bookings("hostBookings.failed", { status }),
  };
  const tab = tabOf(failure.url.searchParams.get("tab"));
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
