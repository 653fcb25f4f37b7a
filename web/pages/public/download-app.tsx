import { useNavigate } from "react-router";
import { DownloadDialog, StaticDownloadDialog } from "#web/features/chrome/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { LandingView } from "./landing/landing-view.tsx";

export default function DownloadApp() {
  const t = useT("public");
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const plain = <StaticDownloadDialog closeTo="/" />;
  return (
    <>
      <PageMeta title={t("download.title")} description={t("landing.description")} path="/downloadapp" />
      <LandingView />
      {isHydrated ? <DownloadDialog open onOpenChange={() => navigate("/")} fallback={plain} /> : plain}
    </>
  );
}
