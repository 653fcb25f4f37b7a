import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";

/** The service worker shows this page, without its scripts, in place of any page that cannot be loaded. */
export default function Offline() {
  const t = useT("public");
  return (
    <main id="content">
      <HiddenPageMeta title={t("offline.title")} />
      <FullPageMessage
        title={t("offline.title")}
        communityId={6}
        actions={
          // Without an address, the form loads the page again that could not be loaded.
          <form>
            <Button type="submit">{t("ui.tryAgain")}</Button>
          </form>
        }
      >
        {t("offline.text")}
      </FullPageMessage>
    </main>
  );
}
