import { ArrowLeft, ExternalLink } from "lucide-react";
import { data } from "react-router";
import type { CallInput } from "#contract/calls.ts";
import {
  DecisionCard,
  DeskOutcome,
  HighlightCard,
  ItemChanges,
  ItemContent,
  ItemTrail,
  ModerationClock,
  type ModerationDetail,
  OfferedItems,
  PublicTag,
  StateTag,
  useMoment,
} from "#web/features/moderation/index.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm, typedIn, unchecked } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/moderation-item.ts";
import { deskApi, nullIfForbidden } from "./desk-request.ts";

const kindOf = (request: Request) =>
  new URL(request.url).pathname.startsWith("/moderation/events") ? ("events" as const) : ("services" as const);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const kind = kindOf(request);
  const now = new Date().toISOString();
  try {
    const item = await nullIfForbidden(context, (api) =>
      api("GET /moderation/reviews/{kind}/{id}", { params: { kind, id: params.id } }),
    );
    return item && { kind, item, now };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return data({ kind, item: null, now }, { status: 404 });
  }
}

type Decision = CallInput<"POST /moderation/reviews/{kind}/{id}/decision">["body"];

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const { form: name, decision, revision, reason = "", message = "", isOn, ...typed } = typedIn(form);
  const target = { params: { kind: kindOf(request), id: params.id } };
  const api = deskApi(context);
  return sendForm(form, () =>
    name === "highlight"
      ? api("POST /moderation/reviews/{kind}/{id}/highlight", { ...target, body: { isOn: isOn === "yes" } })
      : api("POST /moderation/reviews/{kind}/{id}/decision", {
          ...target,
          body: unchecked<Decision>({
            decision,
            revision: Number(revision),
            reason,
            message,
            hasCheckedContact: typed.hasCheckedContact === "yes",
            hasCheckedPhotos: typed.hasCheckedPhotos === "yes",
            hasCheckedData: typed.hasCheckedData === "yes",
          }),
        }),
  );
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function ModerationItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { kind, item, now } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: item?.title ?? t("item.missing") })}</title>
      <div>
        <LinkButton
          to={`/moderation/${kind}`}
          variant="ghost"
          size="sm"
          className="moderation-item-back"
          icon={<ArrowLeft className="icon flip" aria-hidden="true" />}
        >
          {t(`item.back.${kind}`)}
        </LinkButton>
      </div>
      <DeskOutcome sent={actionData} />
      {item ? (
        <>
          <ItemHead item={item} now={now} />
          <div className="moderation-item-columns">
            <div className="desk-body">
              <ItemChanges item={item} />
              <ItemContent item={item} />
              <OfferedItems item={item} />
              <Card pad className="grid gap-4">
                <h3 className="text-xl">{t("item.trail")}</h3>
                <ItemTrail item={item} />
              </Card>
            </div>
            <div className="desk-body">
              <ClockCard item={item} now={now} />
              <ReasonCard item={item} />
              <DecisionCard item={item} sent={actionData} now={now} />
              <HighlightCard item={item} sent={actionData} />
            </div>
          </div>
        </>
      ) : (
        <Card>
          <EmptyState title={t("item.missing")} communityId={3} headingLevel={2}>
            {t("item.missingText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

type ItemProps = { readonly item: ModerationDetail; readonly now: string };

function ItemHead({ item, now }: ItemProps) {
  const t = useT("moderation");
  const moment = useMoment();
  const until = item.dueAt ? { until: moment.short(item.dueAt, now) } : {};
  return (
    <div className="moderation-item-head">
      <LogoDisc communityId={item.communityId} name={item.title} src={item.imageUrl} size="sm" />
      <div className="moderation-item-who">
        <h2>
          <bdi>{item.title}</bdi>
        </h2>
        <p className="desk-tags">
          <PublicTag isPublic={item.isPublic} />
          <StateTag state={item.state} {...until} />
          {item.isHighlighted ? (
            <Tag tone="strong">{t(item.kind === "services" ? "state.favorite" : "state.featured")}</Tag>
          ) : null}
          {item.isDemo ? <Tag>{t("desk.demo")}</Tag> : null}
        </p>
      </div>
      <div className="desk-buttons">
        {item.openReports > 0 ? (
          <LinkButton
            to={`/moderation/reports?${item.kind === "services" ? "listing" : "event"}=${item.id}`}
            variant="outline"
            size="sm"
          >
            {t("item.reports", { count: item.openReports })}
          </LinkButton>
        ) : null}
        {item.isPublic ? (
          <LinkButton
            to={item.kind === "services" ? `/providerPage?id=${item.id}` : `/whats-on/${item.id}`}
            variant="outline"
            size="sm"
            icon={<ExternalLink className="icon flip" aria-hidden="true" />}
          >
            {t("item.publicPage")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

function ClockCard({ item, now }: ItemProps) {
  const t = useT("moderation");
  const moment = useMoment();
  if (item.dueAt === null) return null;
  const key = item.isLate ? "clock.wasPromised" : "clock.answerBy";
  return (
    <Card pad className="decision-card">
      <h3>{t(key, { time: moment.short(item.dueAt, now) })}</h3>
      <ModerationClock waiting={item} now={now} />
    </Card>
  );
}

function ReasonCard({ item }: { item: ModerationDetail }) {
  const t = useT("moderation");
  if (!item.reason) return null;
  return (
    <Card pad className="decision-card">
      <h3>{t("item.reason")}</h3>
      <p dir="auto">{item.reason}</p>
    </Card>
  );
}
