import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useClearKeptFields, useKeptFields } from "#web/lib/use-kept-fields.ts";
import { Note } from "#web/ui/note.tsx";

type DeskFormProps = {
  /** Sent with the form, to tell it apart from the other forms on the page. */
  readonly name: string;
  readonly sent: FormResult | undefined;
  /** The accessible name, if the page has several similar forms. */
  readonly label?: string;
  readonly children: (refused: Refused) => ReactNode;
};
export type Refused = {
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
};

/** Works without JavaScript. What was typed survives a refusal and signing in. */
export function DeskForm({ name, sent, label, children }: DeskFormProps) {
  const t = useT("moderation");
  const form = useRef<HTMLFormElement>(null);
  const own = sent?.typed.form === name ? sent : null;
  const refused = own && !own.isDone ? own : null;
  const keptAs = `desk${useLocation().pathname}.${name}`;
  useKeptFields(form, keptAs);
  useClearKeptFields(keptAs, own?.isDone === true);
  useEffect(() => {
    if (refused) focusFirstInvalid(form.current);
  }, [refused]);
  const hasFields = Object.keys(refused?.fields ?? {}).length > 0;
  return (
    <Form ref={form} method="post" aria-label={label} className="grid gap-4" noValidate preventScrollReset>
      <input type="hidden" name="form" value={name} />
      {refused?.hasSessionEnded ? <SessionEnded /> : null}
      {refused && !refused.outdatedBy && !refused.hasSessionEnded ? (
        <Note tone="bad">{hasFields ? t("desk.correct") : (refused.message ?? t("desk.failed"))}</Note>
      ) : null}
      {children({ fields: refused?.fields ?? {}, typed: refused?.typed ?? {} })}
    </Form>
  );
}

/** A lost connection is also shown as a result. */
export function DeskOutcome({ sent }: { sent: FormResult | undefined }) {
  const t = useT("moderation");
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sent) return;
    // The pressed button may be gone together with its form, so the focus moves here.
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: "center" });
  }, [sent]);
  if (!sent) return null;
  if (sent.isDone) {
    return (
      <div ref={outcome} role="status" tabIndex={-1} className="desk-outcome">
        <Note tone="good">{sent.message}</Note>
      </div>
    );
  }
  if (sent.message !== null && !sent.outdatedBy) return null;
  return (
    <div ref={outcome} tabIndex={-1} className="desk-outcome">
      <Note tone="bad">{sent.outdatedBy === "edit" ? t("desk.outdated") : (sent.message ?? t("desk.failed"))}</Note>
    </div>
  );
}
