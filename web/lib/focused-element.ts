export function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}
