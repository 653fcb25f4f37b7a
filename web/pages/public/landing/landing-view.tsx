import { DownloadLink } from "#web/features/chrome/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Selvedge } from "#web/ui/cloth.tsx";
import { Finder } from "../find/finder.tsx";
import type { CardView, PlaceView } from "../find/search-view.ts";
import { Facade } from "./facade.tsx";
import "./landing.css";
import { LandingRow } from "./landing-row.tsx";
import { SellingPoints } from "./selling-points.tsx";
import { SixCommunities } from "./six-communities.tsx";

type LandingViewProps = {
  readonly places: readonly PlaceView[];
  readonly freeThisWeek: readonly CardView[];
  readonly onThisWeekend: readonly CardView[];
};

export function LandingView({ places, freeThisWeek, onThisWeekend }: LandingViewProps) {
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
          <Finder q="" city="" places={places} kept={[]} />
          <Facade />
        </div>
      </section>
      <Selvedge />
      <LandingRow title={t("landing.freeThisWeek")} cards={freeThisWeek} allTo="/explore?kind=services&when=week" />
      <LandingRow title={t("landing.onThisWeekend")} cards={onThisWeekend} allTo="/explore?kind=events&when=weekend" />
      <SellingPoints />
      <SixCommunities />
    </main>
  );
}
