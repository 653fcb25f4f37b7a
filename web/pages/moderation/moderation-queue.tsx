import { Search, TimerOff } from "lucide-react";
import { Form } from "react-router";
import { QueueRows, ShowLinks, useMoment } from "#web/features/moderation/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/moderation-queue.ts";
import { nullIfForbidden, shownIn } from "./desk-request.ts";

/** This limits only the field. The query in a URL may be longer. */
const maxSearchCharacters = 120;
const queues = ["services", "events", "suspended"] as const;
type Queue = (typeof queues)[number];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const queue = queues.find((name) => pathname.includes(`/moderation/${name}`)) ?? "services";
  const show = queue === "suspended" ? queue : shownIn(request, ["waiting", "decided"]);
  const search = (searchParams.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchCharacters);
  const kinds = queue === "suspended" ? (["services", "events"] as const) : [queue];
  const lists = await nullIfForbidden(context, (api) =>
    Promise.all(
      kinds.map((kind) => api("GET /moderation/reviews/{kind}", { params: { kind }, query: { show, search } })),
    ),
  );
  return lists && { queue, show, search, rows: lists.flat(), now: new Date().toISOString() };
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

export default function ModerationQueue({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { queue, show, rows, now } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: t(`reviews.${queue}`) })}</title>
      <div className="desk-title">
        <h2>{t(`reviews.${queue}`)}</h2>
        {queue === "suspended" ? null : (
          <ShowLinks
            current={show}
            links={[
              { value: "waiting", label: t("reviews.waiting") },
              { value: "decided", label: t("reviews.decided") },
            ]}
          />
        )}
      </div>
      <LateNote loaded={loaderData} />
      <SearchForm loaded={loaderData} />
      {rows.length > 0 ? <QueueRows rows={rows} now={now} /> : <Nothing loaded={loaderData} />}
      {show === "waiting" && rows.length > 0 ? <p className="text-sm text-muted">{t("reviews.order")}</p> : null}
    </>
  );
}

function LateNote({ loaded: { rows, now } }: { loaded: Loaded }) {
  const t = useT("moderation");
  const moment = useMoment();
  const late = rows.filter(({ isLate }) => isLate);
  const first = late[0]?.dueAt;
  if (!first) return null;
  return (
    <Note tone="bad" icon={<TimerOff className="icon" aria-hidden="true" />}>
      {t("reviews.late", { count: late.length, time: moment.short(first, now) })}
    </Note>
  );
}

function SearchForm({ loaded: { show, search, queue } }: { loaded: Loaded }) {
  const t = useT("moderation");
  return (
    <Form method="get" role="search" className="desk-search" key={`${queue}-${show}`}>
      {show === "decided" ? <input type="hidden" name="show" value="decided" /> : null}
      <TextField
        label={t("reviews.search")}
        name="search"
        type="search"
        maxLength={120}
        defaultValue={search}
        placeholder={t("reviews.searchHint")}
        lead={<Search className="icon" />}
      />
      <Button type="submit" variant="outline">
        {t("reviews.find")}
      </Button>
    </Form>
  );
}

const emptyKeys = { waiting: "none", decided: "noneDecided", suspended: "noneSuspended" } as const;
const cloths: Readonly<Record<Queue, number>> = { services: 5, events: 6, suspended: 3 };

function Nothing({ loaded: { show, search, queue } }: { loaded: Loaded }) {
  const t = useT("moderation");
  const key = search ? "noneFound" : emptyKeys[show];
  return (
    <Card>
      <EmptyState title={t(`reviews.${key}`)} communityId={cloths[queue]}>
        {t(`reviews.${key}Text`)}
      </EmptyState>
    </Card>
  );
}
