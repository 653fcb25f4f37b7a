import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function TicketMissing({ isErased }: { isErased: boolean }) {
  const t = useT("whatsOn");
  const title = t(isErased ? "ticket.erased" : "ticket.notFound");
  return (
    <main id="content">
      <HiddenPageMeta title={title} />
      <FullPageMessage
        title={title}
        communityId={2}
        actions={
          isErased ? (
            <LinkButton to="/whats-on">{t("event.allEvents")}</LinkButton>
          ) : (
            <LinkButton to="/booking/find">{t("ticket.find")}</LinkButton>
          )
        }
      >
        {t(isErased ? "ticket.erasedText" : "ticket.notFoundText")}
      </FullPageMessage>
    </main>
  );
}
