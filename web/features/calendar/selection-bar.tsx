import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import type { RangePick } from "#web/ui/calendar-grid/use-cell-selection.ts";
import type { Settable } from "./use-calendar-actions.ts";

type SelectionBarProps = {
  readonly count: number;
  readonly range: RangePick;
  readonly onPickRange: (isOn: boolean) => void;
  readonly onMark: (status: Settable) => void;
  /** True if a selected cell is set by hand. */
  readonly canGoBack: boolean;
  readonly onDone: () => void;
};

export function SelectionBar({ count, range, onPickRange, onMark, canGoBack, onDone }: SelectionBarProps) {
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
        {canGoBack ? (
          <Button
            variant="outline"
            className="selection-bar-back"
            icon={<Undo2 className="icon flip" aria-hidden="true" />}
            onClick={() => onMark("hours")}
          >
            {t("calendar.backToHours")}
          </Button>
        ) : null}
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
