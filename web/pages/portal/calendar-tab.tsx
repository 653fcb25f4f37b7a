import { Suspense } from "react";
import { Calendar, type CalendarData } from "#web/features/calendar/index.ts";
import { SkeletonCard } from "#web/ui/skeleton.tsx";

type CalendarTabProps = {
  readonly data: CalendarData;
  readonly isReadOnly: boolean;
  readonly hasSessionEnded: boolean;
};

export function CalendarTab({ data, isReadOnly, hasSessionEnded }: CalendarTabProps) {
  return (
    <Suspense fallback={<SkeletonCard />}>
      <Calendar data={data} isReadOnly={isReadOnly} hasSessionEnded={hasSessionEnded} />
    </Suspense>
  );
}
