import type { ReactNode } from "react";
import { useT } from "#web/lib/messages.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Problem } from "./booking-views.ts";

export function ProblemPage({ problem, actions }: { problem: Problem; actions?: ReactNode }) {
  const t = useT("booking");
  const isNotFound = problem.message === "problem.notFound";
  return (
    <main id="content">
      <title>{t("page.title", { page: t(problem.message, problem.params) })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage
        title={isNotFound ? t("problem.notFound") : t("problem.booking")}
        communityId={4}
        actions={actions ?? <LinkButton to="/">{t("problem.home")}</LinkButton>}
      >
        {isNotFound ? t("problem.notFoundHint") : t(problem.message, problem.params)}
      </FullPageMessage>
    </main>
  );
}
