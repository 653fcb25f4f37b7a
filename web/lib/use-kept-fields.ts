import { type RefObject, useEffect } from "react";
import { dropFromTab, keepInTab, readFromTab } from "./tab-storage.ts";

type Kept = Record<string, string>;

/** After a reload, only empty fields are filled in. */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = readFromTab<Kept>(key) ?? {};
    for (const field of keptFieldsOf(element)) if (field.value === "") field.value = kept[field.name] ?? "";
    const keep = () =>
      keepInTab(key, Object.fromEntries(keptFieldsOf(element).map(({ name, value }) => [name, value])));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, key]);
}

export function useClearKeptFields(key: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) dropFromTab(key);
  }, [key, isSent]);
}

type KeptField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes are left out, because consent has to be given again. */
function keptFieldsOf(form: HTMLFormElement): KeptField[] {
  return [...form.elements].filter((field): field is KeptField => {
    if (field instanceof HTMLInputElement) return field.type === "text" || field.type === "email";
    return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  });
}
