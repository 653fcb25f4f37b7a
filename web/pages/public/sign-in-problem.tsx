import { useSearchParams } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const reasons = ["denied", "expired", "failed", "no_email", "too_many", "unavailable"] as const;

export default function SignInProblem() {
  const t = useT("public");
  const [query] = useSearchParams();
  const reason = reasons.find((known) => known === query.get("reason")) ?? "failed";
  const returnTo = query.get("returnTo") ?? "/";
  // The server checks `returnTo`.
  const again = `/auth/sign-in?${new URLSearchParams({ returnTo })}`;
  return (
    <main id="content">
      <title>{t("page.title", { page: t("signInProblem.title") })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage
        title={t("signInProblem.title")}
        communityId={6}
        actions={
          <>
            <LinkButton to={again} reloadDocument>
              {t("signInProblem.tryAgain")}
            </LinkButton>
            <LinkButton to="/" variant="outline">
              {t("signInProblem.home")}
            </LinkButton>
          </>
        }
      >
        {t(`signInProblem.${reason}`)}
      </FullPageMessage>
    </main>
  );
}
