/**
 * After a refused submit: puts the focus into the first field at fault, in reading order, or else on the sentence that says what
 * failed, and in the middle of the window. A group of chips cannot carry `aria-invalid`, so its first chip is taken.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"]), [data-invalid] button');
  const target = field ?? form?.querySelector<HTMLElement>('[role="alert"]');
  if (!field && target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  // A bar may stand over the window's edge, and the sentence stands below the field.
  target?.scrollIntoView({ block: "center" });
}
