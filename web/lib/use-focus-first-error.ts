import { type RefObject, useEffect, useState } from "react";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

/** Call the result after a refused submit. The focus moves once the errors are on the page. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  // The ref never changes, so the effect runs once for each refusal.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals, form]);
  return () => setRefusals((before) => before + 1);
}
