/** After a refused submit: puts the focus into the first field at fault, in reading order. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')?.focus();
}
