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

export function ReviewStepProblem({
  problem,
  backTo,
  startOverTo,
}: {
  problem: Problem;
  backTo: string;
  startOverTo: string;
}) {
  const t = useT("booking");
  return (
    <main id="content">
      <title>{t("page.title", { page: t("problem.review") })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage
        title={t("problem.review")}
        communityId={2}
        actions={
          <>
            <LinkButton variant="outline" to={backTo}>
              {t("problem.back")}
            </LinkButton>
            <LinkButton to={startOverTo}>{t("problem.startOver")}</LinkButton>
          </>
        }
      >
        {t(problem.message, problem.params)}
      </FullPageMessage>
    </main>
  );
}
