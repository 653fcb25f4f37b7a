import { Suspense } from "react";
import { Calendar, type CalendarData } from "../../features/calendar/index.ts";
import { SkeletonCard } from "../../ui/skeleton.tsx";

export function CalendarTab({ data, isReadOnly }: { data: CalendarData; isReadOnly: boolean }) {
  return (
    <Suspense fallback={<SkeletonCard />}>
      <Calendar data={data} isReadOnly={isReadOnly} />
    </Suspense>
  );
}
