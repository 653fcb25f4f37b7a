import { type RefObject, useEffect, useState } from "react";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

/**
 * The result is called after a refused submit: once the errors are rendered, it focuses the first invalid field, or the
 * error message.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  // The ref never changes, so the effect runs once per refusal.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals, form]);
  return () => setRefusals((before) => before + 1);
}
