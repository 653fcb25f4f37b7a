import { useMoment } from "#web/features/moderation/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/jobs.ts";
import { nullIfForbidden } from "./desk-request.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const queues = await nullIfForbidden(context, (api) => api("GET /moderation/jobs", {}));
  return queues && { queues, now: new Date().toISOString() };
}

const columns = ["waiting", "deferred", "running", "retrying", "failed", "deadLetters"] as const;
const alarming: readonly string[] = ["failed", "deadLetters"];

type Queue = NonNullable<Route.ComponentProps["loaderData"]>["queues"][number];

const isIdle = (queue: Queue) => columns.every((column) => queue[column] === 0) && queue.lastFailureAt === null;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  const moment = useMoment();
  if (!loaderData) return null;
  const { queues, now } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: t("jobs.title") })}</title>
      <div className="desk-title">
        <h2>{t("jobs.title")}</h2>
      </div>
      <p className="text-ink-2">{t("jobs.intro")}</p>
      <Card>
        <table className="jobs-table">
          <thead>
            <tr>
              <th scope="col">{t("jobs.queue")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`jobs.${column}`)}
                </th>
              ))}
              <th scope="col">{t("jobs.oldest")}</th>
              <th scope="col">{t("jobs.lastFailure")}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.queue} data-idle={isIdle(queue) ? t("jobs.idle") : undefined}>
                <th scope="row">
                  <bdi dir="ltr">{queue.queue}</bdi>
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className="num"
                    data-label={t(`jobs.${column}`)}
                    data-late={(alarming.includes(column) && queue[column] > 0) || undefined}
                  >
                    {queue[column]}
                  </td>
                ))}
                <td className="num" data-label={t("jobs.oldest")}>
                  {queue.oldestWaitingSeconds === null
                    ? t("jobs.never")
                    : moment.span(queue.oldestWaitingSeconds * 1000)}
                </td>
                <td className="num" data-label={t("jobs.lastFailure")}>
                  {queue.lastFailureAt === null ? t("jobs.never") : moment.short(queue.lastFailureAt, now)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}
