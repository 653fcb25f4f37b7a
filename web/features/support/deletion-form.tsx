import { useNavigation } from "react-router";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmailField } from "#web/ui/person-fields.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { FormFrame } from "./form-frame.tsx";

const reasons = ["privacy", "unused", "experience", "other"] as const;

type DeletionFormProps = { readonly sent: FormResult | undefined; readonly signedInAs: string | null };

export function DeletionForm({ sent, signedInAs }: DeletionFormProps) {
  const t = useT("support");
  const isBusy = useNavigation().state === "submitting";
  const { fields = {}, typed = {} } = sent && !sent.isDone ? sent : {};
  return (
    <FormFrame sent={sent} keptAs="deletion">
      <EmailField
        label={t("deletion.email")}
        hint={signedInAs ? t("deletion.signedInHint") : t("deletion.emailHint")}
        name="email"
        defaultValue={typed.email ?? signedInAs ?? undefined}
        error={fields.email}
      />
      <FieldGroup label={t("deletion.reason")} optional error={fields.reason}>
        {reasons.map((reason) => (
          <label key={reason} className="choice">
            <input type="radio" name="reason" value={reason} defaultChecked={typed.reason === reason} />
            <span>{t(`deletion.reason.${reason}`)}</span>
          </label>
        ))}
      </FieldGroup>
      <TextAreaField
        label={t("deletion.comments")}
        optional
        name="comments"
        maxLength={2000}
        defaultValue={typed.comments}
        error={fields.comments}
      />
      <Checkbox
        name="confirmed"
        value="yes"
        defaultChecked={typed.confirmed === "yes"}
        label={t("deletion.confirm")}
        error={fields.confirmed}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isBusy} busyLabel={t("deletion.submitting")}>
          {t("deletion.submit")}
        </Button>
        <LinkButton to="/" variant="outline">
          {t("deletion.cancel")}
        </LinkButton>
      </div>
    </FormFrame>
  );
}
