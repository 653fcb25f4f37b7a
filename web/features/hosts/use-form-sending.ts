import { useEffect, useRef, useState } from "react";
import type { PlainMessageKey } from "#messages/catalogue.ts";
import type { PicturesState } from "#web/features/uploads/index.ts";
import { ApiRefusal, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { randomUuid } from "#web/lib/random-uuid.ts";
import { type FieldErrors, fieldErrors, useFieldErrors } from "#web/lib/use-field-errors.ts";

/** `detail` is the server's message, if it says more than our own sentence. */
export type Failure = { readonly sentence: string; readonly detail?: string | undefined };

type SendingOptions<F extends string> = {
  readonly values: Readonly<Record<F, unknown>>;
  /** Empty if the form may be sent. */
  readonly check: () => Promise<FieldErrors<F>>;
  readonly send: () => Promise<void>;
  /** Maps the API's field names to those of the form. */
  readonly wireFields: Readonly<Record<string, F>>;
  /** A function if the sentence contains the server's message. */
  readonly failed: string | ((message: string) => string);
  /** Shown if the listing or event was deleted elsewhere. */
  readonly notFoundMessage: string;
};

/**
 * A failure never changes what was typed. `Saved` is the version that the server returns if somebody else has saved in
 * the meantime.
 */
export function useFormSending<F extends string, Saved>(options: SendingOptions<F>) {
  const t = useT("portalForms");
  const { errors, setErrors } = useFieldErrors<F>(options.values);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const [conflict, setConflict] = useState<Saved | null>(null);
  const [isDue, setDue] = useState(false);
  const isRunning = useRef(false);

  const failureWith = (detail: string): Failure =>
    typeof options.failed === "string" ? { sentence: options.failed, detail } : { sentence: options.failed(detail) };

  const refused = (error: unknown): void => {
    if (!(error instanceof ApiRefusal)) {
      setFailure(failureWith(t("form.unreachable")));
      return;
    }
    if (isSessionEnded(error)) {
      setSessionEnded(true);
      return;
    }
    if (error.code === "version_is_stale") {
      // The API answers with its current version, in the same form as the page has loaded it.
      setConflict(error.body.current as Saved);
      return;
    }
    if (error.status === 404) {
      setFailure({ sentence: options.notFoundMessage });
      return;
    }
    const named = Object.entries(error.fields).flatMap(([wire, sentence]) => {
      const field = options.wireFields[wire] ?? options.wireFields[wire.split(".")[0] ?? ""];
      return field ? [[field, error.code === "invalid_fields" ? sentence : error.message] as const] : [];
    });
    if (named.length > 0) setErrors(fieldErrors(named));
    else setFailure(failureWith(error.message));
  };

  const submit = async (): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    setSessionEnded(false);
    try {
      const problems = await options.check();
      setErrors(problems);
      if (Object.keys(problems).length > 0) return false;
      await options.send();
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  useEffect(() => {
    if (!isDue) return;
    setDue(false);
    void submit();
  });
  /** Sends after the next render, because only then does the form have the chosen values. */
  const settleConflict = () => {
    setConflict(null);
    setDue(true);
  };
  const closeConflict = () => setConflict(null);
  return { errors, failure, isBusy, hasSessionEnded, submit, conflict, settleConflict, closeConflict };
}

/** The same content gets the same idempotency key, so that a repeated request is carried out only once. */
export function useActionKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomUuid() };
    return last.current.key;
  };
}

/** A picture that is still being uploaded counts as a problem. */
export function errorTexts<F extends string>(
  t: ReturnType<typeof useT<"portalForms">>,
  problems: Partial<Record<F, PlainMessageKey<"portalForms">>>,
  pictures: Partial<Record<F, PicturesState>>,
): FieldErrors<F> {
  const errors: Partial<Record<F, string>> = {};
  for (const field in problems) {
    const problem: PlainMessageKey<"portalForms"> | undefined = problems[field];
    if (problem) errors[field] = t(problem);
  }
  for (const field in pictures) {
    const isUploading = pictures[field] === "uploading";
    if (pictures[field] !== "none") errors[field] = t(isUploading ? "form.imagesOnTheWay" : "form.imagesFailed");
  }
  return errors;
}
