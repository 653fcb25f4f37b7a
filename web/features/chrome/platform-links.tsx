import { Apple, Play } from "lucide-react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { InstallButton } from "./install-button.tsx";

export function PlatformLinks({ onChoose }: { onChoose?: () => void }) {
  const t = useT("common");
  const newTab = { rel: "noopener noreferrer", target: "_blank", onClick: onChoose };
  return (
    <div className="platform-links">
      <InstallButton onChoose={onChoose} />
      <LinkButton to={product.storeLinks.android} icon={<Play aria-hidden="true" />} {...newTab}>
        {t("download.android")}
      </LinkButton>
      <LinkButton to={product.storeLinks.ios} variant="outline" icon={<Apple aria-hidden="true" />} {...newTab}>
        {t("download.ios")}
      </LinkButton>
      <p className="text-sm text-muted">{t("download.installHint")}</p>
    </div>
  );
}
