import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

/** At the top of a stored page: it must never look like a fresh one. */
export function SavedLine({ children }: { children: ReactNode }) {
  return (
    <div className="saved-line">
      <p className="page">
        <WifiOff className="icon" aria-hidden="true" />
        <span>{children}</span>
      </p>
    </div>
  );
}
