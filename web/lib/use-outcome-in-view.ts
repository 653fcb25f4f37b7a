import { type RefObject, useEffect, useRef } from "react";

/**
 * The result of a submit is shown below the heading, which may be a screen above the button, so scroll to the heading.
 * If the pressed button is now disabled, the focus moves to the heading.
 */
export function useOutcomeInView(outcome: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const top = heading.current;
    if (!outcome || !top) return;
    top.scrollIntoView();
    const { activeElement } = document;
    // Browsers remove the focus from a disabled button only with the next frame.
    if (activeElement !== document.body && !activeElement?.matches(":disabled")) return;
    top.tabIndex = -1;
    top.focus({ preventScroll: true });
  }, [outcome]);
  return heading;
}
