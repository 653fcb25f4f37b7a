import { useMemo } from "react";
import { useT } from "#web/lib/messages.tsx";
import type { HeldKind, HeldTime } from "#web/ui/calendar-grid/held-time.tsx";

/** The texts of the grid's held times. They stay the same objects, so that unchanged cells are not rendered again. */
export function useHeldWords(): Readonly<Record<HeldKind, HeldTime>> {
  const t = useT("calendar");
  return useMemo(
    () => ({
      hold: { kind: "hold", word: t("calendar.kind.hold"), short: t("calendar.kind.hold") },
      event: { kind: "event", word: t("calendar.kind.event"), short: t("calendar.kind.event") },
      imported: { kind: "imported", word: t("calendar.kind.imported"), short: t("calendar.short.imported") },
      before: { kind: "before", word: t("calendar.kind.before"), short: t("calendar.short.before") },
      after: { kind: "after", word: t("calendar.kind.after"), short: t("calendar.short.after") },
    }),
    [t],
  );
}
