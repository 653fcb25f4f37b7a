import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import { LandingView } from "./landing/landing-view.tsx";

export const handle = sharedUntilChanged;

export default function Landing() {
  const t = useT("public");
  const site = useSite();
  return (
    <>
      <PageMeta
        title={t("landing.title")}
        description={t("landing.description")}
        path="/"
        about={{ "@type": "WebSite", name: product.name, url: site?.publicUrl, description: t("landing.description") }}
      />
      <LandingView />
    </>
  );
}
