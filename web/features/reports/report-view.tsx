import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useClearKeptFields } from "#web/lib/use-kept-fields.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ReceivedCard } from "#web/ui/received-card.tsx";
import { ReportForm } from "./report-form.tsx";

type ReportViewProps = {
  readonly about: "listing" | "event";
  readonly name: string;
  /** The page of the listing or event. */
  readonly path: string;
  readonly sent: FormResult | undefined;
};

export function ReportView({ about, name, path, sent }: ReportViewProps) {
  const t = useT("reports");
  const keptAs = `report-${path}`;
  useClearKeptFields(keptAs, sent?.isDone === true);
  return (
    <main id="content" className="page page-form grid gap-6 py-10">
      <title>{t("page.title", { page: t("report.of", { name }) })}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t(`report.title.${about}`)}</h1>
        <p className="lead mt-2">{t("report.lead", { name })}</p>
      </div>
      {sent?.isDone ? (
        <ReceivedCard title={t("report.done")} message={sent.message}>
          <p>{t("report.doneText")}</p>
        </ReceivedCard>
      ) : (
        <ReportForm sent={sent} keptAs={keptAs} />
      )}
      <div>
        <LinkButton to={path} variant="outline">
          {t("report.back", { name })}
        </LinkButton>
      </div>
    </main>
  );
}
