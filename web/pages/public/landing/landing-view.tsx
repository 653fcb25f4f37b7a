import { DownloadLink } from "#web/features/chrome/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Selvedge } from "#web/ui/cloth.tsx";
import { Facade } from "./facade.tsx";
import "./landing.css";
import { SellingPoints } from "./selling-points.tsx";
import { SixCommunities } from "./six-communities.tsx";

export function LandingView() {
  const t = useT("public");
  return (
    <main id="content">
      <section className="landing-hero">
        <div className="page">
          <div className="landing-hero-copy">
            <h1>
              <em>{t("landing.headline.promise")}</em> {t("landing.headline.object")}
            </h1>
            <p className="landing-hero-tagline">{t("product.tagline")}</p>
            <DownloadLink />
          </div>
          <Facade />
        </div>
      </section>
      <Selvedge />
      <SellingPoints />
      <SixCommunities />
    </main>
  );
}
