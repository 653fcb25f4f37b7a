import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function EventMissing() {
  const t = useT("whatsOn");
  return (
    <main id="content">
      <HiddenPageMeta title={t("event.notFound")} />
      <FullPageMessage
        title={t("event.notFound")}
        communityId={4}
        actions={<LinkButton to="/whats-on">{t("event.allEvents")}</LinkButton>}
      >
        {t("event.notFoundText")}
      </FullPageMessage>
    </main>
  );
}
