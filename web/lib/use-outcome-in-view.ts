import { type RefObject, useEffect, useRef } from "react";

/**
 * The result appears below the heading, which may be far above the button, so this scrolls to the heading. If the
 * pressed button is now disabled, the heading gets the focus.
 */
export function useOutcomeInView(outcome: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const top = heading.current;
    if (!outcome || !top) return;
    top.scrollIntoView();
    const { activeElement } = document;
    // Browsers take the focus from a disabled button only in the next frame.
    if (activeElement !== document.body && !activeElement?.matches(":disabled")) return;
    top.tabIndex = -1;
    top.focus({ preventScroll: true });
  }, [outcome]);
  return heading;
}
