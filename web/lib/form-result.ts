import { data } from "react-router";
import { ApiRefusal, isSessionEnded } from "./api.ts";

export type FormResult =
  | { readonly isDone: true; readonly message: string; readonly typed: Readonly<Record<string, string>> }
  | {
      readonly isDone: false;
      /** Null if there was no response. */
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly typed: Readonly<Record<string, string>>;
      /** Set if somebody else changed the data that the form was based on. The page then reloads its data. */
      readonly outdatedBy?: "edit" | "decision" | undefined;
      readonly hasSessionEnded?: boolean;
    };

const outdated: Readonly<Partial<Record<string, "edit" | "decision">>> = {
  version_is_stale: "edit",
  decision_not_possible: "decision",
  already_closed: "decision",
  message_is_answered: "decision",
};

/** The form also works without JavaScript, so a refusal returns what was typed. */
export async function sendForm(form: FormData, call: () => Promise<{ readonly message: string }>) {
  try {
    const { message } = await call();
    return data<FormResult>({ isDone: true, message, typed: typedIn(form) });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { message, fields, status } = error;
    const outdatedBy = outdated[error.code];
    const hasSessionEnded = isSessionEnded(error);
    const typed = typedIn(form);
    return data<FormResult>({ isDone: false, message, fields, typed, outdatedBy, hasSessionEnded }, { status });
  }
}

/** For client actions: a failed request keeps the form on the page. Redirects are thrown again. */
export async function keepFormOnFailure(send: () => Promise<FormResult>): Promise<FormResult> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { isDone: false, message: null, fields: {}, typed: {} };
  }
}

/**
 * Reloads the data after a refused form only if it has changed. By default, React Router does not reload it after a
 * 409.
 */
export function shouldRevalidateAfterForm(args: AfterAction): boolean {
  // The router does not know what the action returned. Only pages with `sendForm` use this function.
  const sent = args.actionResult as FormResult | undefined;
  return sent?.isDone === false ? sent.outdatedBy !== undefined : args.defaultShouldRevalidate;
}

type AfterAction = { readonly actionResult?: unknown; readonly defaultShouldRevalidate: boolean };
type Typed<Body> = { readonly [Field in keyof Body]: unknown };

/** The API checks what people typed, and names the fields to correct. So a form sends it as it is. */
export function unchecked<Body>(typed: Typed<Body>): Body {
  return typed as Body;
}

export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
