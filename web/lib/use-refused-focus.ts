import { type RefObject, useEffect, useState } from "react";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

/** To be called after a refused submit: once the fields at fault are marked, the first of them gets the focus. */
export function useRefusedFocus(
  form: RefObject<HTMLElement | null>,
  focus: (form: HTMLElement | null) => void = focusFirstInvalid,
): () => void {
  const [refusals, setRefusals] = useState(0);
  // `focus` and the form are the same all the time; each refusal is one focus.
  useEffect(() => {
    if (refusals > 0) focus(form.current);
  }, [refusals, focus, form]);
  return () => setRefusals((before) => before + 1);
}
