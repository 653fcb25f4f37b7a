/**
 * If no field is invalid, the error message gets the focus. A group of chips cannot have `aria-invalid`, so its first
 * chip gets the focus.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"]), [data-invalid] button');
  const target = field ?? form?.querySelector<HTMLElement>('[role="alert"]');
  if (!field && target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  // The field is centred, because a sticky bar may cover the edge of the window and the error message is below the
  // field.
  target?.scrollIntoView({ block: "center" });
}
