import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";

export function Brand() {
  const t = useT("common");
  return (
    <Link className="brand" to="/" aria-label={t("chrome.home")}>
      <BrandMark />
      <span>{t("product.name")}</span>
    </Link>
  );
}

function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="#0b625d" />
      <rect x="9" y="8" width="6" height="24" rx="1.5" fill="#fff" />
      <path d="M17 20C17 13 22.5 8 32 8C32 15 26.5 20 17 20Z" fill="#f5b638" />
      <path d="M17 20C26.5 20 32 25 32 32C22.5 32 17 27 17 20Z" fill="#fff" />
    </svg>
  );
}
