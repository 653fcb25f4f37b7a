import { type RefObject, useEffect, useRef } from "react";

/** What came of a try is said below the heading, and its button may be a screen further down: the heading comes back. */
export function useOutcomeInView(outcome: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.scrollIntoView();
  }, [outcome]);
  return heading;
}
