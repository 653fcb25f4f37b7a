import { useRevalidator } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { BackButton } from "#web/ui/back-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { portalPath } from "./portal-session.ts";

export type DetailProblemKind = "notFound" | "loadFailed" | "notYours";

export function DetailProblem({ of, kind }: { of: "service" | "event"; kind: DetailProblemKind }) {
  const t = useT("portal");
  const revalidator = useRevalidator();
  if (kind === "notFound") {
    return (
      <main id="content">
        <div className="page pt-6">
          <Note tone="bad">{t(`${of}.notFound`)}</Note>
        </div>
        <FullPageMessage
          title={t(`${of}.notFoundTitle`)}
          communityId={of === "service" ? 4 : 6}
          actions={<LinkButton to={portalPath}>{t("ui.backToDashboard")}</LinkButton>}
        >
          {t(`${of}.notFoundText`)}
        </FullPageMessage>
      </main>
    );
  }
  return (
    <main id="content" className="page grid content-start gap-6 pt-6 pb-16">
      <div>
        <BackButton />
      </div>
      <h1 className="sr-only">{t(`listings.${of}`)}</h1>
      <Note
        tone="bad"
        action={
          kind === "loadFailed" ? (
            <Button variant="outline" size="sm" onClick={() => void revalidator.revalidate()}>
              {t("ui.tryAgain")}
            </Button>
          ) : undefined
        }
      >
        {t(`${of}.${kind}`)}
      </Note>
    </main>
  );
}
