import { type RefObject, useEffect } from "react";
import { dropFromTab, keepInTab, readFromTab } from "./tab-storage.ts";

type Typed = Record<string, string>;

/** Stores what is typed into a form for this tab, and fills in empty fields after a reload. */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = readFromTab<Typed>(key) ?? {};
    for (const field of textFieldsOf(element)) if (field.value === "") field.value = kept[field.name] ?? "";
    const keep = () =>
      keepInTab(key, Object.fromEntries(textFieldsOf(element).map(({ name, value }) => [name, value])));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);
}

export function useForgetKeptFields(key: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) dropFromTab(key);
  }, [key, isSent]);
}

/** Without checkboxes: consent must be given again. */
function textFieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].flatMap((field) => {
    const isText = field instanceof HTMLInputElement && (field.type === "text" || field.type === "email");
    return isText || field instanceof HTMLTextAreaElement ? [field] : [];
  });
}
