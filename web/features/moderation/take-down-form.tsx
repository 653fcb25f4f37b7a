import { type ModerationReason, moderationReasons } from "#contract/lists/moderation-reasons.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { ModerationDetail } from "./moderation-detail.ts";
import { useConfirmation } from "./use-confirmation.ts";
import { useIsSending } from "./use-is-sending.ts";

type TakeDownFormProps = { readonly item: ModerationDetail; readonly sent: FormResult | undefined };
type Asked = { readonly decision: "refuse" | "suspend"; readonly reason: ModerationReason; readonly message: string };

/** The host gets a mail, so the form asks for confirmation. Without JavaScript, it is sent without asking. */
export function TakeDownForm({ item, sent }: TakeDownFormProps) {
  const t = useT("moderation");
  const isBusy = useIsSending("take-down");
  const confirmation = useConfirmation(askedBy);
  const canRefuse = item.state === "in_review";
  return (
    <div className="decision-card-take-down">
      <DeskForm name="take-down" sent={sent}>
        {({ fields, typed }) => (
          <>
            <input type="hidden" name="revision" value={item.revision} />
            <SelectField
              label={t(canRefuse ? "decide.reason" : "decide.suspendReason")}
              name="reason"
              placeholder={t("decide.chooseReason")}
              options={moderationReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
              defaultValue={typed.reason}
              error={fields.reason}
            />
            <TextAreaField
              label={t(canRefuse ? "decide.takeDownWords" : "decide.suspendWords")}
              hint={t("decide.wordsHint")}
              name="message"
              rows={3}
              maxLength={2000}
              defaultValue={typed.message}
              error={fields.message}
            />
            <div className="desk-buttons">
              {canRefuse ? (
                <Button
                  type="submit"
                  name="decision"
                  value="refuse"
                  variant="outline"
                  busy={isBusy}
                  onClick={confirmation.ask}
                >
                  {t("decide.refuse")}
                </Button>
              ) : null}
              <Button
                type="submit"
                name="decision"
                value="suspend"
                variant="quiet-danger"
                busy={isBusy}
                onClick={confirmation.ask}
              >
                {t("decide.suspend")}
              </Button>
            </div>
            <p className="field-hint">{t(`decide.keeps.${item.kind}`)}</p>
          </>
        )}
      </DeskForm>
      <TakeDownQuestion item={item} confirmation={confirmation} />
    </div>
  );
}

type ConfirmationProps = {
  readonly item: ModerationDetail;
  readonly confirmation: ReturnType<typeof useConfirmation<Asked>>;
};

function TakeDownQuestion({ item, confirmation: { asked, isOpen, close, send } }: ConfirmationProps) {
  const t = useT("moderation");
  const decision = asked?.decision ?? "refuse";
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={close}
      title={t(`confirm.${decision}`, { name: item.title })}
      message={t(`confirm.${decision}.${item.kind}`)}
      confirmLabel={t(`decide.${decision}`)}
      cancelLabel={t("confirm.back")}
      tone="danger"
      onConfirm={send}
    >
      <p>{item.hostEmail ? t("confirm.told", { host: item.host, email: item.hostEmail }) : t("confirm.nobodyTold")}</p>
      {asked ? (
        <div className="desk-quote">
          <p>{t(`reason.${asked.reason}`)}</p>
          {asked.message ? <p dir="auto">{asked.message}</p> : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}

/** Null if something is missing. The server will then refuse the form. */
function askedBy({ form, value }: HTMLButtonElement): Asked | null {
  const typed = new FormData(form ?? undefined);
  const reason = moderationReasons.find((known) => known === typed.get("reason"));
  const message = String(typed.get("message") ?? "").trim();
  if (!reason || (reason === "other" && isBlank(message))) return null;
  return { decision: value === "refuse" ? "refuse" : "suspend", reason, message };
}
