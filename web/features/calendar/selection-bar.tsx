import { useEffect, useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import type { RangePick } from "#web/ui/calendar-grid/use-cell-selection.ts";

type SelectionBarProps = {
  readonly count: number;
  readonly range: RangePick;
  readonly onPickRange: (isOn: boolean) => void;
  readonly onMark: (status: "available" | "unavailable") => void;
  readonly onDone: () => void;
};

export function SelectionBar({ count, range, onPickRange, onMark, onDone }: SelectionBarProps) {
  const t = useT("calendar");
  const bar = useRef<HTMLElement>(null);
  // The button that opened this mode is gone, so the bar takes the focus.
  useEffect(() => {
    bar.current?.focus({ preventScroll: true });
  }, []);
  // Toasts appear above the bar, so they need its height.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty("--selection-bar-size", `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty("--selection-bar-size");
    };
  }, []);
  return (
    <section ref={bar} className="selection-bar" aria-label={t("calendar.change")} tabIndex={-1}>
      <div>
        <strong role="status">{t("calendar.selectedSlots", { count })}</strong>
        <span role="status">{t(hintFor(range))}</span>
      </div>
      <div className="selection-bar-actions">
        <Button variant="outline" aria-pressed={range !== "off"} onClick={() => onPickRange(range === "off")}>
          {t("calendar.selectRange")}
        </Button>
        <Button variant="accent" disabled={count === 0} onClick={() => onMark("available")}>
          {t("calendar.markAvailable")}
        </Button>
        <Button variant="outline" disabled={count === 0} onClick={() => onMark("unavailable")}>
          {t("calendar.markUnavailable")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t("calendar.doneSelecting")}
        </Button>
      </div>
    </section>
  );
}

function hintFor(range: RangePick) {
  if (range === "off") return "calendar.selectHint";
  return range === "first" ? "calendar.selectFirst" : "calendar.selectLast";
}
