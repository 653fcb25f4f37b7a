import { Link, useNavigation } from "react-router";
import { reportReasons } from "#contract/lists/moderation-reasons.ts";
import { FormFrame } from "#web/features/support/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { EmailField } from "#web/ui/person-fields.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

export function ReportForm({ sent, keptAs }: { sent: FormResult | undefined; keptAs: string }) {
  const t = useT("reports");
  const isBusy = useNavigation().state === "submitting";
  const { fields = {}, typed = {} } = sent && !sent.isDone ? sent : {};
  return (
    <FormFrame sent={sent} keptAs={keptAs}>
      <FieldGroup label={t("report.reason")} error={fields.reason}>
        {reportReasons.map((reason) => (
          <label key={reason} className="choice">
            <input type="radio" name="reason" value={reason} defaultChecked={typed.reason === reason} />
            <span>{t(`report.reason.${reason}`)}</span>
          </label>
        ))}
      </FieldGroup>
      <TextAreaField
        label={t("report.details")}
        hint={t("report.detailsHint")}
        optional
        name="details"
        rows={5}
        maxLength={2000}
        defaultValue={typed.details}
        error={fields.details}
      />
      <EmailField
        label={t("report.email")}
        hint={t("report.emailHint")}
        optional
        name="email"
        defaultValue={typed.email}
        error={fields.email}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t("report.sending")}>
          {t("report.send")}
        </Button>
      </div>
      <p className="field-hint">
        {t("report.purpose")} <Link to="/privacy-policy">{t("footer.privacyPolicy")}</Link>
      </p>
    </FormFrame>
  );
}
