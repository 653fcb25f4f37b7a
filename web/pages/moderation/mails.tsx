import { MailOpen, RotateCw } from "lucide-react";
import { useNavigation } from "react-router";
import { DeskForm, DeskOutcome, useMoment } from "#web/features/moderation/index.ts";
import { type FormResult, keepFormOnFailure, sendForm, typedIn } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/mails.ts";
import { deskApi, nullIfForbidden } from "./desk-request.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const mails = await nullIfForbidden(context, (api) => api("GET /moderation/mails", {}));
  // Only a demo without a mail server has an outbox.
  const hasOutbox = await deskApi(context)("GET /outbox", {}).then(
    () => true,
    () => false,
  );
  return mails && { mails, hasOutbox };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { id = "" } = typedIn(form);
  return sendForm(form, () => deskApi(context)("POST /moderation/mails/{id}/retry", { params: { id } }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { mails, hasOutbox } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: t("mails.title") })}</title>
      <div className="desk-title">
        <h2>{t("mails.title")}</h2>
        {hasOutbox ? (
          <LinkButton to="/outbox" variant="outline" size="sm" icon={<MailOpen className="icon" aria-hidden="true" />}>
            {t("mails.outbox")}
          </LinkButton>
        ) : null}
      </div>
      <p className="text-ink-2">{t("mails.intro")}</p>
      <DeskOutcome sent={actionData} />
      {mails.length > 0 ? (
        <ul className="card queue-rows">
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} sent={actionData} />
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState title={t("mails.none")} communityId={6}>
            {t("mails.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

type Mail = NonNullable<Route.ComponentProps["loaderData"]>["mails"][number];

function Row({ mail, sent }: { mail: Mail; sent: FormResult | undefined }) {
  const t = useT("moderation");
  const moment = useMoment();
  const isBusy = useNavigation().formData?.get("form") === mail.id;
  return (
    <li className="queue-rows-line">
      <div className="queue-rows-words">
        <strong>
          <bdi>{mail.subject}</bdi>
        </strong>
        <span className="text-sm text-muted">
          <bdi dir="ltr">{mail.to}</bdi>, <span className="num whitespace-nowrap">{moment.long(mail.createdAt)}</span>
        </span>
        <span className="desk-tags">
          <Tag tone={mail.hasGivenUp ? "bad" : "warm"}>{t(mail.hasGivenUp ? "mails.givenUp" : "mails.retrying")}</Tag>
          <Tag>{t("mails.attempts", { count: mail.attempts })}</Tag>
        </span>
        {mail.lastError ? (
          <span className="text-sm text-muted" dir="ltr">
            {mail.lastError}
          </span>
        ) : null}
      </div>
      <DeskForm name={mail.id} sent={sent} label={t("mails.form", { subject: mail.subject, to: mail.to })}>
        {() => (
          <>
            <input type="hidden" name="id" value={mail.id} />
            <Button
              type="submit"
              variant="outline"
              size="sm"
              busy={isBusy}
              icon={<RotateCw className="icon" aria-hidden="true" />}
            >
              {t("mails.retry")}
            </Button>
          </>
        )}
      </DeskForm>
    </li>
  );
}
