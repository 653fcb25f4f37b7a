import { type RefObject, useEffect, useRef } from "react";

/**
 * What came of a try is said below the heading, and its button may be a screen further down: the heading comes back. Where
 * the pressed button can no longer be pressed, the keyboard goes on from the heading.
 */
export function useOutcomeInView(outcome: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const top = heading.current;
    if (!outcome || !top) return;
    top.scrollIntoView();
    const { activeElement } = document;
    // A browser takes the focus from a disabled button only with the next frame.
    if (activeElement !== document.body && !activeElement?.matches(":disabled")) return;
    top.tabIndex = -1;
    top.focus({ preventScroll: true });
  }, [outcome]);
  return heading;
}
