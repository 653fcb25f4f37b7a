import { product } from "#contract/product.ts";
import { ContactForm, DirectContact, OperatorCard } from "#web/features/support/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useDefaultCountry, useSite } from "#web/lib/site.ts";
import { useClearKeptFields } from "#web/lib/use-kept-fields.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ReceivedCard } from "#web/ui/received-card.tsx";
import "#web/styles/support.css";

export function ContactView({ sent, page }: { sent: FormResult | undefined; page: string | null }) {
  const t = useT("support");
  const country = useDefaultCountry().name;
  const site = useSite();
  useClearKeptFields("contact", sent?.isDone === true);
  return (
    <main id="content" className="page side-by-side">
      <PageMeta
        title={t("contact.title")}
        description={t("contact.description", { country })}
        path="/contact"
        about={{
          "@type": "ContactPage",
          url: `${site?.publicUrl}/contact`,
          mainEntity: {
            "@type": "Organization",
            name: site?.operator.name,
            email: site?.operator.email,
            contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: product.supportEmail },
          },
        }}
      />
      <div className="grid gap-6">
        <div>
          <h1>{t("contact.title")}</h1>
          <p className="lead mt-2">{t("contact.lead", { country })}</p>
        </div>
        {sent?.isDone ? (
          <ReceivedCard title={t("contact.sent.title")} message={sent.message}>
            <p>{t("contact.sent.text")}</p>
            <div>
              <LinkButton to="/contact" variant="outline" reloadDocument>
                {t("contact.another")}
              </LinkButton>
            </div>
          </ReceivedCard>
        ) : (
          <ContactForm sent={sent} page={page} />
        )}
      </div>
      <aside className="grid gap-5" aria-label={t("contact.direct")}>
        <DirectContact />
        <OperatorCard />
      </aside>
    </main>
  );
}
