import { useT } from "../../../lib/messages.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { WholePageState } from "../../../ui/whole-page-state.tsx";

export function UnknownLink() {
  const t = useT("manageBooking");
  return (
    <main id="content">
      <title>{t("page.title", { page: t("manage.unknown") })}</title>
      <WholePageState
        title={t("manage.unknown")}
        communityId={5}
        actions={<LinkButton to="/booking/find">{t("manage.find")}</LinkButton>}
      >
        {t("manage.unknownHint")}
      </WholePageState>
    </main>
  );
}

/** The link was valid, but the booking's details have been erased. */
export function ErasedLink() {
  const t = useT("manageBooking");
  return (
    <main id="content">
      <title>{t("page.title", { page: t("erase.done") })}</title>
      <WholePageState title={t("erase.done")} communityId={2}>
        <p role="status">{t("erase.doneText")}</p>
      </WholePageState>
    </main>
  );
}
