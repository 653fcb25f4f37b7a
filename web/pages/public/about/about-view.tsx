import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useDefaultCountry, useSite } from "#web/lib/site.ts";
import { Selvedge } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import festival from "../../../assets/about/festival.svg?url";
import reading from "../../../assets/about/reading.svg?url";
import street from "../../../assets/about/street.svg?url";
import supper from "../../../assets/about/supper.svg?url";
import "./about.css";

const deeds = [
  { key: "informed", picture: reading },
  { key: "doors", picture: supper },
  { key: "together", picture: festival },
] as const;

export function AboutView() {
  const t = useT("about");
  const country = useDefaultCountry().name;
  const site = useSite();
  return (
    <main id="content">
      <PageMeta
        title={t("about.title")}
        description={t("about.description")}
        path="/aboutus"
        about={{
          "@type": "Organization",
          name: product.name,
          url: site?.publicUrl,
          email: site?.operator.email,
          sameAs: Object.values(product.socialLinks),
        }}
      />
      <div className="about-hero">
        <div className="page">
          <div className="about-words">
            <h1>{t("about.headline")}</h1>
            <p className="lead">{t("about.lead", { country })}</p>
          </div>
          <img src={street} alt={t("about.street.picture")} width={1200} height={900} fetchPriority="high" />
        </div>
        <Selvedge size="wide" />
      </div>
      <div className="page section about-parts">
        <div className="about-pair">
          <section>
            <h2>{t("about.mission")}</h2>
            <p className="lead">{t("product.mission")}</p>
          </section>
          <section>
            <h2>{t("about.vision")}</h2>
            <p className="lead">{t("about.vision.text")}</p>
          </section>
        </div>
        <section>
          <h2>{t("about.whatWeDo")}</h2>
          <div className="about-deeds">
            {deeds.map(({ key, picture }) => (
              <article key={key} data-deed={key}>
                <img src={picture} alt={t(`about.${key}.picture`)} width={480} height={360} loading="lazy" />
                <div>
                  <h3>{t(`about.${key}.title`)}</h3>
                  <p>{t(`about.${key}.text`)}</p>
                </div>
              </article>
            ))}
          </div>
        </section>
        <div className="help-bar">
          <div>
            <p className="font-strong">{t("about.host.question")}</p>
            <p className="text-sm text-ink-2">{t("about.host.text")}</p>
          </div>
          <LinkButton to={`/${product.slug}-providers`}>{t("about.host.action")}</LinkButton>
        </div>
      </div>
    </main>
  );
}
