import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/how-results-are-ordered.ts";

export const handle = sharedUntilChanged;

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "find") };
}

export default function HowResultsAreOrdered({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData}>
      <Explanation />
    </MessagesProvider>
  );
}

const sentences = ["words", "many", "soonest", "rating", "verified", "choice", "privacy"] as const;

function Explanation() {
  const t = useT("find");
  return (
    <main id="content" className="page page-narrow section">
      <PageMeta title={t("order.title")} description={t("order.description")} path="/how-results-are-ordered" />
      <h1>{t("order.title")}</h1>
      <p className="lead">{t("order.intro")}</p>
      {sentences.map((name) => (
        <p key={name} className="mt-4">
          {t(`order.${name}`)}
        </p>
      ))}
    </main>
  );
}
