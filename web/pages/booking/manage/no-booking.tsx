import { useT } from "#web/lib/messages.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function UnknownLink() {
  const t = useT("manageBooking");
  return (
    <main id="content">
      <title>{t("page.title", { page: t("manage.unknown") })}</title>
      <FullPageMessage
        title={t("manage.unknown")}
        communityId={5}
        actions={<LinkButton to="/booking/find">{t("manage.find")}</LinkButton>}
      >
        {t("manage.unknownHint")}
      </FullPageMessage>
    </main>
  );
}

/** The link is valid, but the details of the booking have been erased. */
export function ErasedLink() {
  const t = useT("manageBooking");
  return (
    <main id="content">
      <title>{t("page.title", { page: t("erase.done") })}</title>
      <FullPageMessage title={t("erase.done")} communityId={2}>
        <p role="status">{t("erase.doneText")}</p>
      </FullPageMessage>
    </main>
  );
}
