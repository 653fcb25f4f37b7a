import { data } from "react-router";
import { ApiRefusal } from "./api.ts";

/** What a form's action answers: done, or what to correct and what was typed. */
export type Sent =
  | { readonly isDone: true; readonly message: string; readonly typed: Readonly<Record<string, string>> }
  | {
      readonly isDone: false;
      /** Null: no answer came at all. */
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly typed: Readonly<Record<string, string>>;
      /** What the form was based on has changed meanwhile: the page loads again. */
      readonly isOutdated?: boolean;
    };

/** Carries out one call for a form that also works without a script: a refusal gives back what was typed. */
export async function sendForm(form: FormData, call: () => Promise<{ readonly message: string }>) {
  try {
    const { message } = await call();
    return data<Sent>({ isDone: true, message, typed: typedIn(form) });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { message, fields, status } = error;
    const isOutdated = error.code === "version_is_stale";
    return data<Sent>({ isDone: false, message, fields, typed: typedIn(form), isOutdated }, { status });
  }
}

/** In the browser: a send that fails keeps the form on the page. A redirect is thrown on. */
export async function keepOnFailure(send: () => Promise<unknown>): Promise<Sent> {
  try {
    return (await send()) as Sent;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { isDone: false, message: null, fields: {}, typed: {} };
  }
}

/** A refused form keeps its page as it is, unless what it was based on has changed. React Router's default skips a 409. */
export function unlessRefused(args: { actionResult?: unknown; defaultShouldRevalidate: boolean }): boolean {
  const sent = args.actionResult as Sent | undefined;
  return sent?.isDone === false ? sent.isOutdated === true : args.defaultShouldRevalidate;
}

export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
