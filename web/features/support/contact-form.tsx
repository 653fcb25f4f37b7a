import { Link, useNavigation } from "react-router";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/person-fields.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { FormFrame } from "./form-frame.tsx";

type ContactFormProps = {
  readonly sent: FormResult | undefined;
  /** The page whose wording the person wants to improve. */
  readonly page: string | null;
};

export function ContactForm({ sent, page }: ContactFormProps) {
  const t = useT("support");
  const isBusy = useNavigation().state === "submitting";
  const { fields = {}, typed = {} } = sent && !sent.isDone ? sent : {};
  return (
    <FormFrame sent={sent} keptAs="contact">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("contact.name")}
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={typed.name}
          error={fields.name}
        />
        <EmailField label={t("contact.email")} name="email" defaultValue={typed.email} error={fields.email} />
      </div>
      <TextAreaField
        label={t("contact.message")}
        name="message"
        rows={7}
        maxLength={4000}
        defaultValue={typed.message ?? (page ? `${t("contact.wording", { page })}\n` : undefined)}
        error={fields.message}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t("contact.sending")}>
          {t("contact.send")}
        </Button>
      </div>
      <p className="field-hint">
        {t("contact.purpose")} <Link to="/privacy-policy">{t("footer.privacyPolicy")}</Link>
      </p>
    </FormFrame>
  );
}
