import { useRevalidator } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { BookButton } from "./book-button.tsx";
import { FeedLink } from "./feed-link.tsx";
import { ImportedCalendars } from "./imported-calendars.tsx";
import type { ConnectionsData } from "./load-connections.ts";
import { Webhooks } from "./webhooks.tsx";

export function Connections({ data: loaded }: { data: ConnectionsData }) {
  const t = useT("connections");
  const data = useLastLoaded(loaded, loaded.failedWith === null);
  const { revalidate, state } = useRevalidator();
  const failed =
    loaded.failedWith === null ? null : (
      <ErrorState message={t("connections.failed")} onRetry={() => void revalidate()} retrying={state === "loading"} />
    );
  if (data.failedWith !== null) return failed;
  return (
    <div className="connections">
      <div className="connections-head">
        <h2>{t("connections.title")}</h2>
        <p>{t("connections.lead")}</p>
      </div>
      {failed}
      <div className="connections-columns">
        <div className="connections-column">
          <ImportedCalendars data={data} />
          {data.listings ? <BookButton listings={data.listings} /> : null}
          {data.webhooks ? <Webhooks data={data} webhooks={data.webhooks} /> : null}
        </div>
        {data.feed && data.keys ? (
          <aside className="connections-column" aria-label={t("feed.title")}>
            <FeedLink hostId={data.host.id} feed={data.feed} />
            <ApiKeys data={data} keys={data.keys} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
