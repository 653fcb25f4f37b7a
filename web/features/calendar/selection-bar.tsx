import { useEffect, useRef } from "react";
import { useT } from "../../lib/messages.tsx";
import { Button } from "../../ui/button.tsx";

type SelectionBarProps = {
  readonly count: number;
  readonly onMark: (status: "available" | "unavailable") => void;
  readonly onDone: () => void;
};

/** The dark bar of the selection mode. */
export function SelectionBar({ count, onMark, onDone }: SelectionBarProps) {
  const t = useT("calendar");
  const bar = useRef<HTMLElement>(null);
  // Toasts stand above the bar, however many lines it takes.
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
    <section ref={bar} className="selection-bar" aria-label={t("calendar.change")}>
      <div>
        <strong role="status">{t("calendar.selectedSlots", { count })}</strong>
        <span>{t("calendar.selectHint")}</span>
      </div>
      <div className="selection-actions">
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
