import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ModerationClock } from "./moderation-clock.tsx";
import { StateTag } from "./state-tag.tsx";
import { useFieldName } from "./use-field-name.ts";

export type ModerationRow = CallOutput<"GET /moderation/reviews/{kind}">[number];

export function QueueRows({ rows, now }: { rows: readonly ModerationRow[]; now: string }) {
  return (
    <ul className="card queue-rows">
      {rows.map((row) => (
        <li key={`${row.kind}-${row.id}`}>
          <Link className="queue-rows-row" to={`/moderation/${row.kind}/${row.id}`}>
            <span className="queue-rows-thumb">
              {row.imageUrl ? (
                <img src={row.imageUrl} alt="" loading="lazy" />
              ) : (
                <Cloth communityId={row.communityId} />
              )}
            </span>
            <RowWords row={row} />
            <div className="queue-rows-clock">
              {row.dueAt === null ? <StateTag state={row.state} /> : <ModerationClock waiting={row} now={now} />}
            </div>
            <ChevronRight className="icon flip queue-rows-end" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RowWords({ row }: { row: ModerationRow }) {
  const t = useT("moderation");
  const fieldName = useFieldName();
  const isWaiting = row.dueAt !== null;
  return (
    <span className="queue-rows-words">
      <strong>
        <bdi>{row.title}</bdi>
      </strong>
      <span className="text-sm text-muted">
        <bdi>{t("reviews.by", { host: row.host, address: row.address })}</bdi>
      </span>
      <span className="desk-tags">
        <Tag tone="strong">{row.category}</Tag>
        {isWaiting && row.changed === null ? <Tag>{t("reviews.new")}</Tag> : null}
        {isWaiting && row.changed ? (
          <Tag tone="warm">{t("reviews.changed", { fields: row.changed.map(fieldName).join(", ") })}</Tag>
        ) : null}
        {row.isDemo ? <Tag>{t("desk.demo")}</Tag> : null}
      </span>
    </span>
  );
}
