import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import type { Draft } from "#web/lib/use-draft.ts";
import type { FieldErrors } from "#web/lib/use-field-errors.ts";
import { useFocusFirstError } from "#web/lib/use-focus-first-error.ts";
import { BackButton } from "#web/ui/back-button.tsx";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { SessionEnded } from "./session-ended.tsx";
import type { Failure } from "./use-form-sending.ts";

type ProviderFormProps = {
  readonly title: string;
  readonly draft: Pick<Draft<object>, "wasRestored" | "startOver" | "hasUnsent">;
  readonly sending: {
    readonly errors: object;
    readonly failure: Failure | undefined;
    readonly isBusy: boolean;
    readonly hasSessionEnded: boolean;
    readonly submit: () => Promise<boolean>;
  };
  /** True while part of the form offers to sign in again. Turns off the leave warning, because signing in leaves the page. */
  readonly isSignInOffered: boolean;
  readonly submitLabel: string;
  readonly submitNote?: string | undefined;
  readonly cancelTo: string;
  /** Without it, the way back leads to the dashboard. */
  readonly back?: ReactNode;
  /** Shown on wide screens only. */
  readonly preview?: ReactNode;
  /** Shown beside the form, and below it on phones. */
  readonly aside?: ReactNode;
  /** On phones, the submit button is in a bar at the bottom, beside this sentence. */
  readonly phoneBar?: string;
  readonly children: ReactNode;
};

export function ProviderForm(props: ProviderFormProps) {
  const t = useT("portalForms");
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusProblem = useFocusFirstError(form);
  const { errors, failure, isBusy, hasSessionEnded, submit } = props.sending;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) return;
    focusProblem();
  };
  return (
    <main id="content">
      <div className="page pt-6">{props.back ?? <BackButton />}</div>
      <div className="page provider-form-grid">
        <form ref={form} id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
          <h1 className="mb-6">{props.title}</h1>
          <div className="provider-form-notes">
            <noscript>
              <Note tone="warm">{t("form.noScript")}</Note>
            </noscript>
            {props.draft.wasRestored ? (
              <Note
                action={
                  <Button variant="outline" size="sm" onClick={props.draft.startOver}>
                    {t("draft.startOver")}
                  </Button>
                }
              >
                {t("draft.restored")}
              </Note>
            ) : null}
            {Object.keys(errors).length > 0 ? <Note tone="bad">{t("form.correct")}</Note> : null}
          </div>
          {props.children}
          <div className="provider-form-end">
            {hasSessionEnded ? <SessionEnded /> : null}
            {failure ? (
              <Note tone="bad">
                <p>{failure.sentence}</p>
                {failure.detail ? <p>{failure.detail}</p> : null}
              </Note>
            ) : null}
            <div className="provider-form-buttons" data-wide-only={props.phoneBar ? true : undefined}>
              <Button type="submit" size="lg" busy={isBusy} busyLabel={t("form.busy")}>
                {props.submitLabel}
              </Button>
              <LinkButton to={props.cancelTo} variant="outline" size="lg">
                {t("form.cancel")}
              </LinkButton>
            </div>
            {props.submitNote ? <p className="field-hint">{props.submitNote}</p> : null}
          </div>
        </form>
        {props.preview ? (
          <aside className="provider-form-preview" aria-label={t("form.preview")}>
            <p className="provider-form-preview-title">{t("form.preview")}</p>
            {props.preview}
          </aside>
        ) : null}
        {props.aside ? <div className="provider-form-aside">{props.aside}</div> : null}
      </div>
      {props.phoneBar ? (
        <BottomBar phoneOnly>
          <p className="flex-1 text-muted text-sm">{props.phoneBar}</p>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={t("form.busy")}>
            {props.submitLabel}
          </Button>
        </BottomBar>
      ) : null}
      <LeaveGuard hasUnsent={props.draft.hasUnsent} isOff={hasSessionEnded || props.isSignInOffered} />
    </main>
  );
}

export type FormPartProps<Values extends object, Field extends string> = {
  readonly values: Values;
  readonly change: Draft<Values>["change"];
  readonly errors: FieldErrors<Field>;
};

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="provider-form-section">
      <h2>{title}</h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
