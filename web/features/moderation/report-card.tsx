import { useNavigation } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { type ReportReason, reportReasons } from "#contract/lists/moderation-reasons.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { DeskForm } from "./desk-form.tsx";
import { useMoment } from "./use-moment.ts";

export type Report = CallOutput<"GET /moderation/reports">[number];

export function ReportCard({ report, sent }: { report: Report; sent: FormResult | undefined }) {
  const t = useT("moderation");
  const moment = useMoment();
  const known = reportReasons.find((reason): reason is ReportReason => reason === report.reason);
  return (
    <Card pad className="desk-card">
      <div className="desk-card-head">
        <h3>
          <bdi>{report.listingName}</bdi>
        </h3>
        <p className="num text-sm text-muted">
          <time dateTime={report.createdAt}>{moment.long(report.createdAt)}</time>
        </p>
      </div>
      <p className="desk-tags">
        <Tag tone="warm">{known ? t(`reportReason.${known}`) : report.reason}</Tag>
        {report.isDemo ? <Tag>{t("desk.demo")}</Tag> : null}
        {report.outcome ? (
          <Tag tone={report.outcome === "upheld" ? "good" : "neutral"}>{t(`reports.outcome.${report.outcome}`)}</Tag>
        ) : null}
      </p>
      {report.details ? (
        <p className="desk-quote" dir="auto">
          {report.details}
        </p>
      ) : null}
      {report.outcome ? null : (
        <p className="text-sm text-muted">
          {report.email ? <bdi dir="ltr">{report.email}</bdi> : t("reports.anonymous")}
        </p>
      )}
      <div>
        <LinkButton
          to={report.eventId ? `/moderation/events/${report.eventId}` : `/moderation/services/${report.listingId}`}
          variant="outline"
          size="sm"
        >
          {t(report.eventId ? "reports.look.event" : "reports.look.listing")}
        </LinkButton>
      </div>
      {report.outcome ? <Closed report={report} /> : <CloseForm report={report} sent={sent} />}
    </Card>
  );
}

function Closed({ report }: { report: Report }) {
  const t = useT("moderation");
  const moment = useMoment();
  return (
    <div className="desk-answer">
      {report.note ? <p dir="auto">{report.note}</p> : null}
      <p className="text-sm text-muted">
        {t("reports.closedBy", {
          name: report.closedBy ?? t("desk.somebody"),
          time: moment.long(report.closedAt ?? ""),
        })}
      </p>
    </div>
  );
}

function CloseForm({ report: { id, listingName }, sent }: { report: Report; sent: FormResult | undefined }) {
  const t = useT("moderation");
  const isBusy = useNavigation().formData?.get("form") === `report-${id}`;
  return (
    <DeskForm name={`report-${id}`} sent={sent} label={t("reports.form", { name: listingName })}>
      {({ fields, typed }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <TextAreaField
            label={t("reports.note")}
            hint={t("reports.noteHint")}
            optional
            name="note"
            rows={2}
            maxLength={2000}
            defaultValue={typed.note}
            error={fields.note}
          />
          <div className="desk-buttons">
            <Button type="submit" name="outcome" value="upheld" busy={isBusy}>
              {t("reports.uphold")}
            </Button>
            <Button type="submit" name="outcome" value="dismissed" variant="outline" busy={isBusy}>
              {t("reports.dismiss")}
            </Button>
          </div>
        </>
      )}
    </DeskForm>
  );
}
