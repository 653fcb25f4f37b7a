import { Check, type LucideIcon, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { reviewReasons } from "#contract/lists/moderation-reasons.ts";
import { useT } from "../../lib/messages.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextAreaField } from "../../ui/text-field.tsx";
import type { Sent } from "../support/index.ts";
import { DeskForm } from "./desk-form.tsx";
import type { ReviewedItem } from "./reviewed-item.ts";

type CardProps = { readonly item: ReviewedItem; readonly sent: Sent | undefined };

/** Approve is the only primary; what takes something away asks for its reason. */
export function DecisionCard({ item, sent }: CardProps) {
  const t = useT("moderation");
  return (
    <Card pad className="desk-decision">
      <h3>{t("decide.title")}</h3>
      {item.state === "in_review" || item.state === "refused" ? <ApproveForm item={item} sent={sent} /> : null}
      {item.state === "suspended" ? <ReinstateForm item={item} sent={sent} /> : null}
      {item.state === "in_review" || item.state === "verified" ? <TakeDownForm item={item} sent={sent} /> : null}
    </Card>
  );
}

function ApproveForm(props: CardProps) {
  const t = useT("moderation");
  return (
    <GrantForm {...props} decision="approve" Icon={Check}>
      <div>
        <Checkbox required name="contact" value="yes" label={t("decide.checkContact")} />
        <Checkbox required name="photos" value="yes" label={t("decide.checkPhotos")} />
        <Checkbox required name="data" value="yes" label={t("decide.checkData")} />
      </div>
    </GrantForm>
  );
}

function ReinstateForm(props: CardProps) {
  return (
    <GrantForm {...props} decision="reinstate" Icon={RotateCcw} hint={useT("moderation")("decide.reinstateText")} />
  );
}

type GrantFormProps = CardProps & {
  readonly decision: "approve" | "reinstate";
  readonly Icon: LucideIcon;
  readonly hint?: string;
  readonly children?: ReactNode;
};

function GrantForm({ item, sent, decision, Icon, hint, children }: GrantFormProps) {
  const t = useT("moderation");
  const isBusy = useIsSending(decision);
  return (
    <DeskForm name={decision} sent={sent}>
      {({ fields, typed }) => (
        <>
          <input type="hidden" name="revision" value={item.revision} />
          {children}
          <TextAreaField
            label={t("decide.words")}
            optional
            name="message"
            rows={2}
            maxLength={2000}
            defaultValue={typed.message}
            error={fields.message}
          />
          <Button
            type="submit"
            name="decision"
            value={decision}
            block
            busy={isBusy}
            busyLabel={t("desk.sending")}
            icon={<Icon className="icon" aria-hidden="true" />}
          >
            {t(`decide.${decision}`)}
          </Button>
          {hint ? <p className="field-hint">{hint}</p> : null}
        </>
      )}
    </DeskForm>
  );
}

function TakeDownForm({ item, sent }: CardProps) {
  const t = useT("moderation");
  const isBusy = useIsSending("take-down");
  const canRefuse = item.state === "in_review";
  return (
    <div className="desk-take-down">
      <DeskForm name="take-down" sent={sent}>
        {({ fields, typed }) => (
          <>
            <input type="hidden" name="revision" value={item.revision} />
            <SelectField
              label={t(canRefuse ? "decide.reason" : "decide.suspendReason")}
              name="reason"
              placeholder={t("decide.chooseReason")}
              options={reviewReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
              defaultValue={typed.reason}
              error={fields.reason}
            />
            <TextAreaField
              label={t("decide.words")}
              hint={t("decide.wordsHint")}
              name="message"
              rows={3}
              maxLength={2000}
              defaultValue={typed.message}
              error={fields.message}
            />
            <div className="desk-buttons">
              {canRefuse ? (
                <Button type="submit" name="decision" value="refuse" variant="outline" busy={isBusy}>
                  {t("decide.refuse")}
                </Button>
              ) : null}
              <Button type="submit" name="decision" value="suspend" variant="quiet-danger" busy={isBusy}>
                {t("decide.suspend")}
              </Button>
            </div>
            {item.kind === "services" ? <p className="field-hint">{t("decide.keepsBookings")}</p> : null}
          </>
        )}
      </DeskForm>
    </div>
  );
}

/** A moderator's own word beside the review: only for what is verified, or to take it back. */
export function HighlightCard({ item, sent }: CardProps) {
  const t = useT("moderation");
  const isBusy = useIsSending("highlight");
  if (item.state !== "verified" && !item.isHighlighted) return null;
  return (
    <Card pad className="desk-decision">
      <h3>{t(`decide.highlightTitle.${item.kind}`)}</h3>
      <p className="text-sm text-ink-2">{t(`decide.highlightText.${item.kind}`)}</p>
      <DeskForm name="highlight" sent={sent}>
        {() => (
          <Button type="submit" name="isOn" value={item.isHighlighted ? "no" : "yes"} variant="outline" busy={isBusy}>
            {t(`decide.${item.isHighlighted ? "unhighlight" : "highlight"}.${item.kind}`)}
          </Button>
        )}
      </DeskForm>
    </Card>
  );
}

function useIsSending(form: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === form;
}
