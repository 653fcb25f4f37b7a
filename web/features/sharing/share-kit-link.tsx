import { Images } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function ShareKitLink({ kind, id }: { kind: "listing" | "event"; id: number }) {
  const t = useT("portal");
  return (
    <Card pad className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t("shareKit.link")}</h2>
      <p className="text-ink-2">{t("shareKit.text")}</p>
      <LinkButton
        to={`/share-kit?${kind}=${id}`}
        variant="outline"
        icon={<Images className="icon" aria-hidden="true" />}
      >
        {t("shareKit.open")}
      </LinkButton>
    </Card>
  );
}
