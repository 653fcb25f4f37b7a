import { data } from "react-router";
import { formatDateTimeShort } from "#format/times.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/outbox.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { apiFetch, locale, site } = context.get(pageRequest);
  try {
    const mails = await apiClient(apiFetch)("GET /outbox", {});
    const shown = mails.map((mail) => ({
      ...mail,
      writtenAt: formatDateTimeShort(mail.sentAt, locale, site.countries[0].timeZone),
    }));
    return { locale, messages: messagesFor(locale, "outbox"), mails: shown };
  } catch (error) {
    // Only a demo's moderator may see this page. Everybody else gets a 404.
    if (error instanceof ApiRefusal && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <Outbox mails={loaderData.mails} />
    </MessagesProvider>
  );
}

type ShownMail = Route.ComponentProps["loaderData"]["mails"][number];

function Outbox({ mails }: { mails: readonly ShownMail[] }) {
  const t = useT("outbox");
  return (
    <main id="content" className="page page-narrow grid gap-6 py-10">
      <title>{t("page.title", { page: t("outbox.title") })}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t("outbox.title")}</h1>
        <p className="lead mt-2">{mails.length === 0 ? t("outbox.empty") : t("outbox.intro")}</p>
      </div>
      {mails.map((mail) => (
        <article key={mail.id} className="card grid gap-4" data-pad aria-labelledby={mail.id}>
          <div>
            <h2 id={mail.id} className="text-xl wrap-anywhere">
              {mail.subject}
            </h2>
            <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
              <div className="flex gap-2">
                <dt>{t("outbox.to")}</dt>
                <dd className="wrap-anywhere" dir="ltr">
                  {mail.to}
                </dd>
              </div>
              <div className="flex gap-2">
                <dt>{t("outbox.sentAt")}</dt>
                <dd className="num">
                  <time dateTime={mail.sentAt}>{mail.writtenAt}</time>
                </dd>
              </div>
            </dl>
          </div>
          <p className="whitespace-pre-wrap wrap-anywhere text-ink-2" dir="auto">
            {mail.text}
          </p>
        </article>
      ))}
    </main>
  );
}
