import { useEffect } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";

/**
 * When the control that had the focus disappears, such as with a row that was deleted, the focus would fall to `body`, and a
 * keyboard would begin at the top of the page. It goes to the heading of the nearest part that is still there.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let control: HTMLElement | null = null;
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to the page by itself.
      if (!(target instanceof HTMLElement) || target.closest(dialogs)) return;
      const menu = target.closest("[role=menu]");
      control = menu ? buttonOf(menu) : target;
      around = control ? ancestorsOf(control) : [];
    };
    // Pressing beside a control leaves it on purpose.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest("a, button, input, select, textarea, label, [role]"))
        control = null;
    };
    const mend = () => {
      if (!control || document.activeElement !== document.body) return;
      // A dialog that was opened from a menu cannot return to the menu's row: that is gone by then.
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
    // Later, so that a page or a part that moves the focus itself comes first.
    const observer = new MutationObserver((changes) => {
      if (control && (!control.isConnected || changes.some(removesDialog))) setTimeout(mend);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}

/** A menu's rows are gone when it closes; its button stays. */
function buttonOf(menu: Element): HTMLElement | null {
  return document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}

function removesDialog({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some(
    (node) => node instanceof Element && (node.matches(dialogs) || node.querySelector(dialogs) !== null),
  );
}

/** From the inside to the outside. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function headingIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>("h1, h2, h3, h4");
}
