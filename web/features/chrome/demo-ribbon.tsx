import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";

export function DemoRibbon() {
  const t = useT("common");
  const site = useSite();
  if (!site?.isDemo) return null;
  return (
    <aside className="demo-ribbon" aria-label={t("chrome.demoLabel")}>
      {t("chrome.demo")}
    </aside>
  );
}
