import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useKeptFields } from "#web/lib/use-kept-fields.ts";
import { Note } from "#web/ui/note.tsx";

type FormFrameProps = {
  readonly sent: FormResult | undefined;
  /** The tab stores what is typed under this key until the form is sent. */
  readonly keptAs: string;
  readonly children: ReactNode;
};

/** Works without JavaScript. After a refusal, the first invalid field gets the focus. */
export function FormFrame({ sent, keptAs, children }: FormFrameProps) {
  const t = useT("support");
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, keptAs);
  useEffect(() => {
    if (sent && !sent.isDone) focusFirstInvalid(form.current);
  }, [sent]);
  const hasFields = sent && !sent.isDone && Object.keys(sent.fields).length > 0;
  return (
    <Form ref={form} method="post" noValidate className="card grid gap-5" data-pad>
      {sent && !sent.isDone ? (
        <Note tone="bad">{hasFields ? t("form.correct") : (sent.message ?? t("form.failed"))}</Note>
      ) : null}
      {children}
    </Form>
  );
}
