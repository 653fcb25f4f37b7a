import { Suspense } from "react";
import { type BookingSearch, HostBookings, type HostBookingsData } from "#web/features/host-bookings/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SkeletonCard } from "#web/ui/skeleton.tsx";

type BookingsTabProps = { readonly data: HostBookingsData | null; readonly search: BookingSearch | null };

export function BookingsTab({ data, search }: BookingsTabProps) {
  const t = useT("portal");
  if (!data) {
    return (
      <EmptyState title={t("dashboard.accessRequired")} headingLevel={2} communityId={5}>
        {t("dashboard.bookingsAccess")}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<SkeletonCard />}>
      <HostBookings data={data} search={search} />
    </Suspense>
  );
}
