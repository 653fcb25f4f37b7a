import { Download } from "lucide-react";
import { product } from "#contract/product.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { Selvedge } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import street from "../../../assets/flyer/street.svg?url";
import "./flyer.css";

const steps = [1, 2, 3, 4] as const;

/** The flyer is text, so that people can enlarge it, translate it and have it read aloud. */
export function Flyer() {
  const t = useT("about");
  const locale = useLocale();
  return (
    <main id="content" className="page flyer-page">
      <PageMeta title={t("how.title")} description={t("how.description")} path="/how-it-works" />
      <article className="flyer">
        <header className="flyer-top">
          <div>
            <p className="flyer-brand">{t("product.name")}</p>
            <h1>{t("how.title")}</h1>
            <p className="flyer-tagline">{t("product.tagline")}</p>
          </div>
          <img src={street} alt={t("how.picture")} width={1200} height={900} />
        </header>
        <Selvedge size="wide" />
        <div className="flyer-halves">
          <Half who="customer" />
          <Half who="host" />
        </div>
        <Selvedge size="wide" />
      </article>
      <LinkButton
        to={`/share-preview/how-it-works.png${locale === "en" ? "" : `?lang=${locale}`}`}
        variant="outline"
        reloadDocument
        download={`${product.slug}-how-it-works.png`}
        icon={<Download className="icon" aria-hidden="true" />}
      >
        {t("how.save")}
      </LinkButton>
    </main>
  );
}

function Half({ who }: { who: "customer" | "host" }) {
  const t = useT("about");
  return (
    <section data-who={who}>
      <h2>{t(`how.${who}.title`)}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span className="flyer-number" aria-hidden="true">
              {step}
            </span>
            <div>
              <h3>{t(`how.${who}.${step}.title`)}</h3>
              <p>{t(`how.${who}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
