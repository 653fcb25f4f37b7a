/** After a refused submit: puts the focus into the first field at fault, in reading order, and in the middle of the window. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])');
  field?.focus({ preventScroll: true });
  // A bar may stand over the window's edge, and the sentence stands below the field.
  field?.scrollIntoView({ block: "center" });
}
