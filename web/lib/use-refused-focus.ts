import { type RefObject, useEffect, useState } from "react";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

/** To be called after a refused submit: once what failed is shown, the first field at fault or the sentence gets the focus. */
export function useRefusedFocus(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  // The form is the same all the time; each refusal is one focus.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals, form]);
  return () => setRefusals((before) => before + 1);
}
