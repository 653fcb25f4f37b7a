import type { ReactNode } from "react";

/** Stays at the bottom of the window: the price and the one action. Place it as the last child of the page's main part. */
export function BottomBar({ phoneOnly, children }: { phoneOnly?: boolean; children: ReactNode }) {
  return (
    <div className="bottom-bar" data-phone-only={phoneOnly || undefined}>
      {children}
    </div>
  );
}
