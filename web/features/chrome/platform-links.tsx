import { Apple, Play } from "lucide-react";
import { lazy, Suspense } from "react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

const InstallButton = lazy(() => import("./install-button.tsx").then((module) => ({ default: module.InstallButton })));

export function PlatformLinks({ onChoose }: { onChoose?: () => void }) {
  const t = useT("common");
  const isHydrated = useHydrated();
  const newTab = { rel: "noopener noreferrer", target: "_blank", onClick: onChoose };
  return (
    <div className="platform-links">
      {isHydrated ? (
        <Suspense>
          <InstallButton onChoose={onChoose} />
        </Suspense>
      ) : null}
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
