import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Always below the times, because those that are free may not suit the customer. */
export function AskList({ to }: { readonly to: string }) {
  const t = useT("booking");
  return (
    <div className="ask-list">
      <div>
        <p className="font-strong">{t("time.noneSuits")}</p>
        <p className="text-sm">{t("time.weWrite")}</p>
      </div>
      <LinkButton to={to} variant="outline">
        {t("time.joinList")}
      </LinkButton>
    </div>
  );
}
