import type { ReactNode } from "react";

/** Must be the last child of `main`, so that it can stick to the bottom of the window. */
export function BottomBar({ phoneOnly, children }: { phoneOnly?: boolean; children: ReactNode }) {
  return (
    <div className="bottom-bar" data-phone-only={phoneOnly || undefined}>
      {children}
    </div>
  );
}
