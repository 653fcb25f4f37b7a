import { useMoment } from "#web/features/moderation/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/feeds.ts";
import { nullIfForbidden } from "./desk-request.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return nullIfForbidden(context, async (api) => ({ feeds: await api("GET /moderation/feeds", {}) }));
}

export default function Feeds({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  const moment = useMoment();
  if (!loaderData) return null;
  const { feeds } = loaderData;
  const when = (instant: string | null) => (instant === null ? t("feeds.never") : moment.long(instant));
  return (
    <>
      <title>{t("page.title", { page: t("feeds.title") })}</title>
      <div className="desk-title">
        <h2>{t("feeds.title")}</h2>
      </div>
      <p className="text-ink-2">{t("feeds.intro")}</p>
      {feeds.length > 0 ? (
        <ul className="card queue-rows">
          {feeds.map((feed) => (
            <li key={feed.address} className="queue-rows-line">
              <div className="queue-rows-words">
                <strong>
                  <bdi dir="ltr">{feed.address}</bdi>
                </strong>
                <span className="num text-sm text-muted">{t("feeds.tried", { time: when(feed.lastTriedAt) })}</span>
                <span className="num text-sm text-muted">{t("feeds.good", { time: when(feed.lastGoodAt) })}</span>
                <span className="desk-tags">
                  <Tag tone="bad">{t("feeds.failures", { count: feed.failuresInRow })}</Tag>
                  {feed.lastError ? (
                    <Tag>
                      <bdi dir="ltr">{feed.lastError}</bdi>
                    </Tag>
                  ) : null}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState title={t("feeds.none")} communityId={5}>
            {t("feeds.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
