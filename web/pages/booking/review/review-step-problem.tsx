import { useSearchParams } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import type { Problem } from "#web/pages/booking/flow/booking-views.ts";
import { flowUrl, readIds } from "#web/pages/booking/flow/flow-url.ts";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function ReviewStepProblem({ problem }: { problem: Problem }) {
  const t = useT("booking");
  const [query] = useSearchParams();
  const [listingId] = readIds(query, "providerId");
  const [kindredProviderId] = readIds(query, "kindredProviderId");
  const place = { listingId: listingId ?? null, kindredProviderId };
  return (
    <main id="content">
      <title>{t("page.title", { page: t("problem.review") })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage
        title={t("problem.review")}
        communityId={2}
        actions={
          <>
            <LinkButton variant="outline" to={flowUrl("/booking/select-time", place)}>
              {t("problem.back")}
            </LinkButton>
            <LinkButton to={flowUrl("/booking", place)}>{t("problem.startOver")}</LinkButton>
          </>
        }
      >
        {t(problem.message, problem.params)}
      </FullPageMessage>
    </main>
  );
}
