import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import type { LongSection } from "#web/pages/public/long-page/long-page.tsx";
import { LongPage } from "#web/pages/public/long-page/long-page.tsx";
import { Paragraphs, Points } from "#web/pages/public/long-page/paragraphs.tsx";

export function TermsView() {
  const t = useT("terms");
  return (
    <>
      <PageMeta
        title={t("terms.title")}
        description={t("terms.description")}
        path={`/${product.slug}-providers-terms-and-conditions`}
      />
      <LongPage
        title={t("terms.title")}
        updated={t("terms.updated")}
        contents={t("terms.contents")}
        binding={t("terms.binding")}
        intro={t("terms.intro")}
        sections={useSections()}
      />
    </>
  );
}

function useSections(): LongSection[] {
  const t = useT("terms");
  return [
    {
      id: "conduct",
      title: t("terms.conduct.title"),
      content: (
        <>
          <Paragraphs texts={[t("terms.conduct.text")]} />
          <Points texts={(["truth", "respect", "law", "age"] as const).map((rule) => t(`terms.conduct.${rule}`))} />
        </>
      ),
    },
    {
      id: "delivery",
      title: t("terms.delivery.title"),
      content: (
        <Paragraphs
          texts={(["contract", "calendar", "price", "data"] as const).map((rule) => t(`terms.delivery.${rule}`))}
        />
      ),
    },
    {
      id: "complaints",
      title: t("terms.complaints.title"),
      content: (
        <Paragraphs texts={(["who", "measures", "final"] as const).map((rule) => t(`terms.complaints.${rule}`))} />
      ),
    },
    {
      id: "prohibited",
      title: t("terms.prohibited.title"),
      content: (
        <>
          <Paragraphs texts={[t("terms.prohibited.lead")]} />
          <Points
            texts={(["illegal", "deceive", "hate", "children", "content", "system"] as const).map((act) =>
              t(`terms.prohibited.${act}`),
            )}
          />
        </>
      ),
    },
    {
      id: "liability",
      title: t("terms.liability.title"),
      content: (
        <Paragraphs texts={(["independent", "limit", "law"] as const).map((rule) => t(`terms.liability.${rule}`))} />
      ),
    },
    {
      id: "amendments",
      title: t("terms.amendments.title"),
      content: <Paragraphs texts={[t("terms.amendments.text"), t("terms.amendments.leave")]} />,
    },
    {
      id: "acceptance",
      title: t("terms.acceptance.title"),
      content: (
        <>
          <p>{t("terms.acceptance.text")}</p>
          <p>
            {t("terms.acceptance.questions")} <Link to="/contact">{t("terms.acceptance.link")}</Link>
          </p>
        </>
      ),
    },
  ];
}
