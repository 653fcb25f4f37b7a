import { Form, useNavigation } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { formatDate } from "#format/dates.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { useDefaultCountry } from "#web/lib/site.ts";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import "#web/styles/support.css";

type Request = CallOutput<"GET /deletionRequests/{token}">;

export function ConfirmView({ found, sent }: { found: Request | null; sent: FormResult | undefined }) {
  if (!found) return <Gone />;
  if (found.erasedAt) return <Erased />;
  return found.confirmedAt ? <Done /> : <Question request={found} sent={sent} />;
}

function Question({ request, sent }: { request: Request; sent: FormResult | undefined }) {
  const t = useT("support");
  const isBusy = useNavigation().state === "submitting";
  const locale = useLocale();
  const { timeZone } = useDefaultCountry();
  return (
    <main id="content" className="page page-form">
      <HiddenPageMeta title={t("confirm.title")} />
      <div className="grid gap-6 pt-8 pb-16">
        <div>
          <h1>{t("confirm.title")}</h1>
          <p className="lead mt-2">{t("confirm.lead")}</p>
        </div>
        <Form method="post" className="card grid gap-5" data-pad>
          {sent && !sent.isDone ? <Note tone="bad">{sent.message ?? t("form.failed")}</Note> : null}
          <dl className="operator-card-facts">
            <div>
              <dt>{t("confirm.account")}</dt>
              <dd>
                <bdi dir="ltr">{request.email}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t("confirm.asked")}</dt>
              <dd>{formatDate(request.requestedAt, locale, timeZone)}</dd>
            </div>
            <div>
              <dt>{t("confirm.due")}</dt>
              <dd>{formatDate(request.dueAt, locale, timeZone)}</dd>
            </div>
          </dl>
          <Note tone="warm">{t("confirm.warning")}</Note>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={isBusy} busyLabel={t("confirm.submitting")}>
              {t("confirm.submit")}
            </Button>
            <LinkButton to="/" variant="outline">
              {t("confirm.keep")}
            </LinkButton>
          </div>
        </Form>
      </div>
    </main>
  );
}

function Done() {
  const t = useT("support");
  return (
    <main id="content">
      <HiddenPageMeta title={t("confirm.done.title")} />
      <FullPageMessage title={t("confirm.done.title")} communityId={2}>
        <p role="status">{t("confirm.done.text")}</p>
      </FullPageMessage>
    </main>
  );
}

function Erased() {
  const t = useT("support");
  return (
    <main id="content">
      <HiddenPageMeta title={t("confirm.erased.title")} />
      <FullPageMessage title={t("confirm.erased.title")} communityId={2}>
        <p role="status">{t("confirm.erased.text")}</p>
      </FullPageMessage>
    </main>
  );
}

function Gone() {
  const t = useT("support");
  return (
    <main id="content">
      <HiddenPageMeta title={t("confirm.gone.title")} />
      <FullPageMessage
        title={t("confirm.gone.title")}
        communityId={5}
        actions={<LinkButton to="/delete-request">{t("confirm.gone.action")}</LinkButton>}
      >
        {t("confirm.gone.text")}
      </FullPageMessage>
    </main>
  );
}
