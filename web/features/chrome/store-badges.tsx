import { Apple, Play } from "lucide-react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";

/** These are plain buttons, because each operator has to get the stores' official badges from the stores. */
export function StoreBadges() {
  const t = useT("common");
  return (
    <div className="store-badges">
      <a className="store-badges-badge" href={product.storeLinks.android} rel="noopener noreferrer" target="_blank">
        <Play aria-hidden="true" />
        <span>
          <small>{t("footer.getItOn")}</small> <b>{t("footer.googlePlay")}</b>
        </span>
      </a>
      <a className="store-badges-badge" href={product.storeLinks.ios} rel="noopener noreferrer" target="_blank">
        <Apple aria-hidden="true" />
        <span>
          <small>{t("footer.downloadOnThe")}</small> <b>{t("footer.appStore")}</b>
        </span>
      </a>
    </div>
  );
}
