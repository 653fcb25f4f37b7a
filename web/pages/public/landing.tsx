import { product } from "#contract/product.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useSite } from "#web/lib/site.ts";
import type { Route } from "./+types/landing.ts";
import { LandingView } from "./landing/landing-view.tsx";
import { loadLanding } from "./landing/load-landing.server.ts";

export const handle = sharedUntilChanged;

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(context.get(pageRequest));
}

export default function Landing({ loaderData: { texts, ...found } }: Route.ComponentProps) {
  const t = useT("public");
  const site = useSite();
  return (
    <MessagesProvider {...texts}>
      <PageMeta
        title={t("landing.title")}
        description={t("landing.description")}
        path="/"
        about={{ "@type": "WebSite", name: product.name, url: site?.publicUrl, description: t("landing.description") }}
      />
      <LandingView {...found} />
    </MessagesProvider>
  );
}
