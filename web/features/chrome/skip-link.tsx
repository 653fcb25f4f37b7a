import { useT } from "#web/lib/messages.tsx";

export function SkipLink() {
  const t = useT("common");
  return (
    <a className="skip-link" href="#content">
      {t("chrome.skip")}
    </a>
  );
}
