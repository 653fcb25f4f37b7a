import { useRevalidator } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

type Problem =
  | { readonly kind: "noId" }
  | { readonly kind: "notFound" }
  | { readonly kind: "failed"; readonly status: number };

export function ProfileProblem({ problem }: { problem: Problem }) {
  const t = useT("profile");
  const title = problem.kind === "notFound" ? t("profile.notFound") : t("profile.unable");
  return (
    <main id="content">
      <HiddenPageMeta title={title} />
      <FullPageMessage
        title={title}
        communityId={4}
        actions={
          <>
            {problem.kind === "failed" && problem.status !== 400 ? <TryAgain /> : null}
            <LinkButton to="/" variant="outline">
              {t("profile.home")}
            </LinkButton>
          </>
        }
      >
        <p role="alert">{sentenceOf(problem, t)}</p>
      </FullPageMessage>
    </main>
  );
}

function sentenceOf(problem: Problem, t: ReturnType<typeof useT<"profile">>): string {
  if (problem.kind === "noId") return t("profile.idRequired");
  if (problem.kind === "notFound") return t("profile.notFound.text");
  return t("profile.failed", { status: problem.status });
}

function TryAgain() {
  const t = useT("profile");
  const { revalidate, state } = useRevalidator();
  return (
    <Button busy={state === "loading"} onClick={() => void revalidate()}>
      {t("ui.tryAgain")}
    </Button>
  );
}
