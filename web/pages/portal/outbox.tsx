import { data } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { ApiRefusal, apiClient } from "../../lib/api.ts";
import { MessagesProvider, useT } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import type { Route } from "./+types/outbox.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  try {
    const mails = await apiClient(apiFetch)("GET /outbox", {});
    const written = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: "medium", timeStyle: "short" });
    const shown = mails.map((mail) => ({ ...mail, writtenAt: written.format(new Date(mail.sentAt)) }));
    return { locale, messages: messagesFor(locale, "outbox"), mails: shown };
  } catch (error) {
    // To anyone but a demo's moderator there is no such page.
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
    <main id="content">
      <title>{t("outbox.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("outbox.title")}</h1>
      <p>{mails.length === 0 ? t("outbox.empty") : t("outbox.intro")}</p>
      {mails.map((mail) => (
        <article key={mail.id} aria-labelledby={mail.id}>
          <h2 id={mail.id}>{mail.subject}</h2>
          <dl>
            <dt>{t("outbox.to")}</dt>
            <dd dir="ltr">{mail.to}</dd>
            <dt>{t("outbox.sentAt")}</dt>
            <dd>
              <time dateTime={mail.sentAt}>{mail.writtenAt}</time>
            </dd>
          </dl>
          <pre className="whitespace-pre-wrap">{mail.text}</pre>
        </article>
      ))}
    </main>
  );
}
