import { createPath, useLocation } from "react-router";
import { errors } from "#messages/en/errors.ts";
import { useT } from "#web/lib/messages.tsx";
import { useRequestId } from "#web/lib/request-id.ts";
import { FullPageMessage } from "./full-page-message.tsx";
import { LinkButton } from "./link-button.tsx";

const cloths = { notFound: 3, unexpected: 6 } as const;

/**
 * Replaces the whole page for an unknown URL or a bug. The English text is part of the code, because loading messages
 * may have failed.
 */
export function ErrorPage({ kind }: { kind: "notFound" | "unexpected" }) {
  const t = useT("errors", errors);
  const location = useLocation();
  const requestId = useRequestId();
  const isBug = kind === "unexpected";
  return (
    <main id="content">
      <title>{t(`error.${kind}.title`)}</title>
      <FullPageMessage
        title={t(`error.${kind}.title`)}
        communityId={cloths[kind]}
        actions={
          <>
            {isBug ? (
              <LinkButton to={createPath(location)} reloadDocument>
                {t("error.retry")}
              </LinkButton>
            ) : null}
            <LinkButton to="/" reloadDocument={isBug} variant={isBug ? "outline" : "primary"}>
              {t("error.home")}
            </LinkButton>
            {isBug ? null : (
              <LinkButton to="/contact" variant="outline">
                {t("error.contact")}
              </LinkButton>
            )}
          </>
        }
        footnote={
          isBug && requestId ? (
            <span data-request-id={requestId}>{t("error.unexpected.reference", { requestId })}</span>
          ) : null
        }
      >
        {t(`error.${kind}.body`)}
      </FullPageMessage>
    </main>
  );
}
