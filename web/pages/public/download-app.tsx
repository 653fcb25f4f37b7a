import { useNavigate } from "react-router";
import { DownloadDialog, StaticDownloadDialog } from "#web/features/chrome/index.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import type { Route } from "./+types/download-app.ts";
import { LandingView } from "./landing/landing-view.tsx";
import { loadLanding } from "./landing/load-landing.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(context.get(pageRequest));
}

export default function DownloadApp({ loaderData: { texts, ...found } }: Route.ComponentProps) {
  const t = useT("public");
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const plain = <StaticDownloadDialog closeTo="/" />;
  return (
    <MessagesProvider {...texts}>
      <PageMeta title={t("download.title")} description={t("landing.description")} path="/downloadapp" />
      <LandingView {...found} />
      {isHydrated ? <DownloadDialog open onOpenChange={() => navigate("/")} fallback={plain} /> : plain}
    </MessagesProvider>
  );
}
