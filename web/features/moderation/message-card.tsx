import { Send } from "lucide-react";
import { useNavigation } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { DeskForm } from "./desk-form.tsx";
import { useMoment } from "./use-moment.ts";

export type ContactMessage = CallOutput<"GET /moderation/messages">[number];

export function MessageCard({ message, sent }: { message: ContactMessage; sent: FormResult | undefined }) {
  const t = useT("moderation");
  const moment = useMoment();
  return (
    <Card pad className="desk-card">
      <div className="desk-card-head">
        <div>
          <h3>
            <bdi>{message.name}</bdi>
          </h3>
          <p className="text-sm text-muted">
            <bdi dir="ltr">{message.email}</bdi>
          </p>
        </div>
        <p className="num text-sm text-muted">
          <time dateTime={message.createdAt}>{moment.long(message.createdAt)}</time>
        </p>
      </div>
      {message.isDemo ? (
        <p>
          <Tag>{t("desk.demo")}</Tag>
        </p>
      ) : null}
      <p className="desk-quote" dir="auto">
        {message.message}
      </p>
      {message.answer === null ? <AnswerForm message={message} sent={sent} /> : <Answered message={message} />}
    </Card>
  );
}

function Answered({ message }: { message: ContactMessage }) {
  const t = useT("moderation");
  const moment = useMoment();
  const name = message.answeredBy ?? t("desk.somebody");
  return (
    <div className="desk-answer">
      <p className="whitespace-pre-line" dir="auto">
        {message.answer}
      </p>
      <p className="text-sm text-muted">
        {t("messages.yourAnswer", { name, time: moment.long(message.answeredAt ?? "") })}
      </p>
    </div>
  );
}

function AnswerForm({ message: { id, name }, sent }: { message: ContactMessage; sent: FormResult | undefined }) {
  const t = useT("moderation");
  const isBusy = useNavigation().formData?.get("form") === `message-${id}`;
  return (
    <DeskForm name={`message-${id}`} sent={sent} label={t("messages.form", { name })}>
      {({ fields, typed }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <TextAreaField
            label={t("messages.answer")}
            hint={t("messages.answerHint")}
            name="answer"
            rows={4}
            maxLength={4000}
            defaultValue={typed.answer}
            error={fields.answer}
          />
          <div>
            <Button
              type="submit"
              busy={isBusy}
              busyLabel={t("desk.sending")}
              icon={<Send className="icon flip" aria-hidden="true" />}
            >
              {t("messages.send")}
            </Button>
          </div>
        </>
      )}
    </DeskForm>
  );
}
