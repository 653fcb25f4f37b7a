import { Check, type LucideIcon, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { moderationChecks } from "#contract/lists/moderation-reasons.ts";
import { formatDateTime } from "#format/times.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { DeskForm, type Refused } from "./desk-form.tsx";
import type { ModerationDetail } from "./moderation-detail.ts";
import { TakeDownForm } from "./take-down-form.tsx";
import { useIsSending } from "./use-is-sending.ts";

type CardProps = { readonly item: ModerationDetail; readonly sent: FormResult | undefined };

/** Only Approve is a primary button. Refusing and suspending need a reason. */
export function DecisionCard({ item, sent, now }: CardProps & { readonly now: string }) {
  const t = useT("moderation");
  return (
    <Card pad className="decision-card">
      <h3>{t("decide.title")}</h3>
      <EventOver content={item.content} now={now} />
      {item.state === "in_review" || item.state === "refused" ? <ApproveForm item={item} sent={sent} /> : null}
      {item.state === "suspended" ? <ReinstateForm item={item} sent={sent} /> : null}
      {item.state === "in_review" || item.state === "verified" ? <TakeDownForm item={item} sent={sent} /> : null}
    </Card>
  );
}

function EventOver({ content: { ends, timezone }, now }: Pick<ModerationDetail, "content"> & { readonly now: string }) {
  const t = useT("moderation");
  const locale = useLocale();
  if (ends === undefined || Date.parse(ends) > Date.parse(now)) return null;
  return <Note tone="warm">{t("decide.eventOver", { time: formatDateTime(ends, locale, timezone ?? "UTC") })}</Note>;
}

/** The moderator's checks apply to one version, so they are cleared when the host has changed it. */
function ApproveForm(props: CardProps) {
  const t = useT("moderation");
  return (
    <GrantForm {...props} decision="approve" Icon={Check}>
      {({ fields, typed }) => (
        <div className="decision-card-checks">
          {moderationChecks.map((check) => (
            <Checkbox
              key={`${check} ${props.item.revision}`}
              name={check}
              value="yes"
              label={t(`decide.${check}`)}
              defaultChecked={typed[check] === "yes" && typed.revision === String(props.item.revision)}
              error={fields[check]}
            />
          ))}
        </div>
      )}
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
  readonly children?: (refused: Refused) => ReactNode;
};

function GrantForm({ item, sent, decision, Icon, hint, children }: GrantFormProps) {
  const t = useT("moderation");
  const isBusy = useIsSending(decision);
  return (
    <DeskForm name={decision} sent={sent}>
      {(refused) => (
        <>
          <input type="hidden" name="revision" value={item.revision} />
          {children?.(refused)}
          <TextAreaField
            label={t(`decide.${decision}Words`)}
            hint={t("decide.grantWordsHint")}
            optional
            name="message"
            rows={2}
            maxLength={2000}
            defaultValue={refused.typed.message}
            error={refused.fields.message}
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

/** The card is also shown while an item is highlighted, so that the highlight can be removed. */
export function HighlightCard({ item, sent }: CardProps) {
  const t = useT("moderation");
  const isBusy = useIsSending("highlight");
  if (item.state !== "verified" && !item.isHighlighted) return null;
  return (
    <Card pad className="decision-card">
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
