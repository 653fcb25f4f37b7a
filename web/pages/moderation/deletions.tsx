import { ChooseAccountForm, type DeletionRow, DeskOutcome, useMoment } from "#web/features/moderation/index.ts";
import { type FormResult, keepFormOnFailure, sendForm, typedIn } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/deletions.ts";
import { deskApi, nullIfForbidden } from "./desk-request.ts";

const dayMs = 86_400_000;

export async function loader({ context }: Route.LoaderArgs) {
  const requests = await nullIfForbidden(context, (api) => api("GET /moderation/deletions", {}));
  return requests && { requests, now: new Date().toISOString() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { id = "", userId } = typedIn(form);
  const body = { userId: userId ? Number(userId) : null };
  return sendForm(form, () => deskApi(context)("POST /moderation/deletions/{id}/settle", { params: { id }, body }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function Deletions({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { requests, now } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: t("deletions.title") })}</title>
      <div className="desk-title">
        <h2>{t("deletions.title")}</h2>
      </div>
      <p className="text-ink-2">{t("deletions.intro")}</p>
      <DeskOutcome sent={actionData} />
      {requests.length > 0 ? (
        <ul className="card queue-rows">
          {requests.map((request) => (
            <Row key={request.id} request={request} now={now} sent={actionData} />
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState title={t("deletions.none")} communityId={2}>
            {t("deletions.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

type RowProps = { readonly request: DeletionRow; readonly now: string; readonly sent: FormResult | undefined };

function Row({ request, now, sent }: RowProps) {
  const t = useT("moderation");
  const moment = useMoment();
  const days = Math.floor(Math.abs(Date.parse(request.dueAt) - Date.parse(now)) / dayMs);
  const reason = reasons.find((known) => known === request.reason);
  return (
    <li className="queue-rows-line">
      <div className="queue-rows-words">
        <strong>
          <bdi dir="ltr">{request.email}</bdi>
        </strong>
        <span className="num text-sm text-muted">
          {t("deletions.asked", { time: moment.long(request.requestedAt) })}
        </span>
        <span className="desk-tags">
          {request.confirmedAt ? (
            <Tag tone="good">{t("deletions.confirmed", { time: moment.date(request.confirmedAt) })}</Tag>
          ) : (
            <Tag tone="warm">{t("deletions.unconfirmed")}</Tag>
          )}
          {reason ? <Tag>{t(`deletions.reason.${reason}`)}</Tag> : null}
        </span>
        {request.comments ? (
          <span className="desk-quote" dir="auto">
            {request.comments}
          </span>
        ) : null}
      </div>
      <p className="desk-due num" data-late={request.isLate || undefined}>
        <strong>{t(request.isLate ? "deletions.late" : "deletions.daysLeft", { count: days })}</strong>
        <span>{t("deletions.due", { time: moment.date(request.dueAt) })}</span>
      </p>
      {request.couldMean ? <ChooseAccountForm request={request} people={request.couldMean} sent={sent} /> : null}
    </li>
  );
}

const reasons = ["privacy", "unused", "experience", "other"] as const;
