import { useT } from "#web/lib/messages.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { useMoment } from "./use-moment.ts";

type Waiting = { readonly requestedAt: string; readonly dueAt: string | null };

const hour = 3_600_000;
const promised = 48 * hour;
const soon = 6 * hour;

export function ModerationClock({ waiting, now }: { waiting: Waiting; now: string }) {
  const t = useT("moderation");
  const moment = useMoment();
  if (waiting.dueAt === null) return null;
  const left = Date.parse(waiting.dueAt) - Date.parse(now);
  const isLate = left < 0;
  const tone = isLate ? "late" : left < soon ? "soon" : "normal";
  return (
    <Progress
      tone={tone}
      value={isLate ? 1 : 1 - left / promised}
      label={
        <>
          <b className="num">{t(isLate ? "clock.late" : "clock.left", { time: moment.span(Math.abs(left)) })}</b>{" "}
          <span className="num text-muted whitespace-nowrap">
            {t("clock.sent", { time: moment.short(waiting.requestedAt, now) })}
          </span>
        </>
      }
    />
  );
}
