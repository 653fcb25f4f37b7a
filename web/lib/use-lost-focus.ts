import { useEffect } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";

/**
 * When a focused element is removed, such as a button in a deleted row, browsers move the focus to `body`, and Tab
 * starts at the top of the page. This moves the focus to the nearest heading instead.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let control: HTMLElement | null = null;
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      // Dialogs return the focus themselves.
      if (!(target instanceof HTMLElement) || target.closest(dialogs)) return;
      const menu = target.closest("[role=menu]");
      control = menu ? buttonOf(menu) : target;
      around = control ? ancestorsOf(control) : [];
    };
    // A press outside any control is meant to remove the focus.
    const clearControl = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest("a, button, input, select, textarea, label, [role]"))
        control = null;
    };
    const restoreFocus = () => {
      if (!control || document.activeElement !== document.body) return;
      // If a dialog was opened from a menu, the menu item is gone, so the dialog cannot return the focus to it.
      if (control.isConnected) return control.focus();
      control = null;
      const heading = around
        .filter(({ isConnected }) => isConnected)
        .map(headingIn)
        .find(Boolean);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // Deferred, so that components that move the focus themselves do so first.
    const observer = new MutationObserver((changes) => {
      if (control && (!control.isConnected || changes.some(removesDialog))) setTimeout(restoreFocus);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", clearControl);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", clearControl);
    };
  }, []);
}

/** Menu items are removed when the menu closes, but its button stays. */
function buttonOf(menu: Element): HTMLElement | null {
  return document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}

function removesDialog({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some(
    (node) => node instanceof Element && (node.matches(dialogs) || node.querySelector(dialogs) !== null),
  );
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function headingIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>("h1, h2, h3, h4");
}
