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
  return (
    <section className="selection-bar" aria-label={t("calendar.change")}>
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
