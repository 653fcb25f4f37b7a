import { Suspense } from "react";
import { Calendar, type CalendarData } from "../../features/calendar/index.ts";
import { useT } from "../../lib/messages.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonCard } from "../../ui/skeleton.tsx";

/** The calendar of a provider account; without one, the sentence that says what is missing. */
export function CalendarTab({ data, isReadOnly }: { data: CalendarData | null; isReadOnly: boolean }) {
  const t = useT("portal");
  if (!data) {
    return (
      <EmptyState title={t("dashboard.accessRequired")} headingLevel={2} communityId={3}>
        {t("dashboard.calendarAccess")}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<SkeletonCard />}>
      <Calendar data={data} isReadOnly={isReadOnly} />
    </Suspense>
  );
}
