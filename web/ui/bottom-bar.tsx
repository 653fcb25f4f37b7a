import type { ReactNode } from "react";

/** Sticks to the bottom of the window. Must be the last child of `main`. */
export function BottomBar({ phoneOnly, children }: { phoneOnly?: boolean; children: ReactNode }) {
  return (
    <div className="bottom-bar" data-phone-only={phoneOnly || undefined}>
      {children}
    </div>
  );
}
