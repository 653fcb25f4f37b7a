import { Apple, Play } from "lucide-react";
import { lazy, Suspense } from "react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const InstallFromBrowser = lazy(() =>
  import("./install-from-browser.tsx").then((module) => ({ default: module.InstallFromBrowser })),
);

export function PlatformLinks({ onChoose }: { onChoose?: () => void }) {
  const t = useT("common");
  const newTab = { rel: "noopener noreferrer", target: "_blank", onClick: onChoose };
  return (
    <div className="platform-links">
      <LinkButton to={product.storeLinks.android} icon={<Play aria-hidden="true" />} {...newTab}>
        {t("download.android")}
      </LinkButton>
      <LinkButton to={product.storeLinks.ios} variant="outline" icon={<Apple aria-hidden="true" />} {...newTab}>
        {t("download.ios")}
      </LinkButton>
      <Suspense>
        <InstallFromBrowser onChoose={onChoose} />
      </Suspense>
    </div>
  );
}
