import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { formatTime } from "#format/times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Hold } from "./make-hold.ts";

const holdMs = 10 * 60_000;
const soonMs = 2 * 60_000;
const stepMs = 15_000;

type HoldLineProps = {
  readonly hold: Hold;
  /** The start of the visit, already formatted. */
  readonly time: string;
  readonly timeZone: string;
  readonly onAgain: () => void;
};

/** Read aloud once when it appears, once when two minutes are left, and when it is over. */
export function HoldLine({ hold, time, timeZone, onAgain }: HoldLineProps) {
  const t = useT("booking");
  const locale = useLocale();
  const leftMs = useTimeLeft(hold.expiresAt);
  const until = formatTime(hold.expiresAt, locale, timeZone);
  const isOver = leftMs <= 0;
  return (
    <div className="hold-line">
      <Timer className="icon" aria-hidden="true" />
      <p role="status">
        {isOver ? t("hold.over", { time }) : t("hold.kept", { time, until })}{" "}
        {!isOver && leftMs <= soonMs ? <span className="sr-only">{t("hold.soon")}</span> : null}
      </p>
      {isOver ? (
        <Button variant="outline" size="sm" onClick={onAgain}>
          {t("hold.again")}
        </Button>
      ) : (
        <div className="hold-line-bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round((leftMs / holdMs) * 100)}%` }} />
        </div>
      )}
    </div>
  );
}

function useTimeLeft(expiresAt: string): number {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = Date.parse(expiresAt) - now;
  useEffect(() => {
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(stepMs, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs;
}
