import type { ReactNode } from "react";
import type { CallOutput } from "#contract/calls.ts";
import {
  type ModerationReason,
  moderationReasons,
  type ReportReason,
  reportReasons,
} from "#contract/lists/moderation-reasons.ts";
import { useT } from "#web/lib/messages.tsx";
import { FieldValue } from "./field-value.tsx";
import { pictureFields } from "./item-content.tsx";
import type { ModerationDetail } from "./moderation-detail.ts";
import { useFieldName } from "./use-field-name.ts";
import { useMoment } from "./use-moment.ts";

export type NamedDecision = CallOutput<"GET /moderation/decisions">[number];
type Decision = Omit<NamedDecision, "subjectName" | "memberName">;

export function DecisionTrail({
  decisions,
  about,
}: {
  decisions: readonly NamedDecision[];
  about?: (of: NamedDecision) => ReactNode;
}) {
  return (
    <ol className="trail">
      {decisions.map((decision) => (
        <DecisionEntry key={decision.id} decision={decision} about={about?.(decision)} />
      ))}
    </ol>
  );
}

export function ItemTrail({ item }: { item: ModerationDetail }) {
  const t = useT("moderation");
  // Earlier releases did not store edits, so the last request for a review may have none.
  const requestedAgain = item.changed === null ? [] : [item.requestedAt];
  const sentAgain = new Set([...requestedAgain, ...item.edits.filter((edit) => edit.isNewReview).map(({ at }) => at)]);
  const own = [
    ...[...sentAgain].map((at) => ({ at, words: t("trail.sentAgain") })),
    { at: item.createdAt, words: t("trail.created") },
  ].map(({ at, words }) => ({ at, entry: <Entry key={`${words} ${at}`} title={words} at={at} /> }));
  const decided = item.decisions.map((decision) => ({
    at: decision.at,
    entry: <DecisionEntry key={decision.id} decision={decision} />,
  }));
  const edited = item.edits.map((edit) => ({
    at: edit.at,
    entry: <EditEntry key={`edit-${edit.id}`} edit={edit} timeZone={item.content.timezone} currency={item.currency} />,
  }));
  const entries = [...decided, ...edited, ...own].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return <ol className="trail">{entries.map(({ entry }) => entry)}</ol>;
}

function DecisionEntry({ decision, about }: { decision: Decision; about?: ReactNode }) {
  const t = useT("moderation");
  const reason = useReasonWords(decision);
  const unknown = decision.subject === "members" ? t("trail.unknownMember") : t("desk.somebody");
  return (
    <Entry title={t(`trail.${decision.action}`, { by: decision.by ?? unknown })} at={decision.at}>
      {about}
      {reason ? <p className="text-sm text-ink-2">{reason}</p> : null}
      {decision.words ? (
        <p className="text-sm text-ink-2">
          <bdi>{t("trail.quote", { words: decision.words })}</bdi>
        </p>
      ) : null}
    </Entry>
  );
}

type HostEdit = ModerationDetail["edits"][number];

type EditEntryProps = {
  readonly edit: HostEdit;
  readonly timeZone: string | undefined;
  readonly currency: string;
};

/** The old pictures may have been deleted, so the entry only says that pictures changed. */
function EditEntry({ edit, timeZone, currency }: EditEntryProps) {
  const t = useT("moderation");
  const fieldName = useFieldName();
  return (
    <Entry title={useEditTitle(edit)} at={edit.at}>
      <dl className="trail-edit">
        {edit.changes.map(({ field, before, now }) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            {pictureFields.includes(field) ? (
              <dd>{t("trail.picturesChanged")}</dd>
            ) : (
              <>
                {edit.action === "added" ? null : (
                  <dd dir="auto">
                    <del>
                      {before ? <FieldValue {...{ field, timeZone, currency }} value={before} /> : t("item.nothing")}
                    </del>
                  </dd>
                )}
                {edit.action === "deleted" ? null : (
                  <dd dir="auto">
                    <ins>{now ? <FieldValue {...{ field, timeZone, currency }} value={now} /> : t("item.nothing")}</ins>
                  </dd>
                )}
              </>
            )}
          </div>
        ))}
      </dl>
    </Entry>
  );
}

const itemTitles = { added: "trail.itemAdded", changed: "trail.itemChanged", deleted: "trail.itemDeleted" } as const;

function useEditTitle({ by: name, item, action }: HostEdit): string {
  const t = useT("moderation");
  const by = name ?? t("trail.unknownHost");
  return item ? t(itemTitles[action], { item: item.name, by }) : t("trail.edited", { by });
}

function Entry({ title, at, children }: { title: string; at: string; children?: ReactNode }) {
  const moment = useMoment();
  return (
    <li>
      <p className="text-sm font-strong">{title}</p>
      <p className="num text-sm text-muted">
        <time dateTime={at}>{moment.long(at)}</time>
      </p>
      {children}
    </li>
  );
}

const roles = ["owner", "manager", "staff"] as const;

function useReasonWords({ subject, reason }: Decision): string | null {
  const t = useT("moderation");
  if (subject === "members") return isOneOf(roles, reason) ? t(`trail.role.${reason}`) : null;
  if (subject === "reports") return isOneOf<ReportReason>(reportReasons, reason) ? t(`reportReason.${reason}`) : reason;
  return isOneOf<ModerationReason>(moderationReasons, reason) ? t(`reason.${reason}`) : reason;
}

function isOneOf<T extends string>(list: readonly T[], value: string | null): value is T {
  return list.some((known) => known === value);
}
