import type { ReactNode } from "react";

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons pinned at the bottom; the main one last. */
  readonly actions?: ReactNode;
  readonly width?: "normal" | "wide";
  /** Crowns the dialog with this community's cloth and a check: for good news. */
  readonly celebrates?: number | undefined;
  /** An answer is needed: announced as an alert. */
  readonly urgent?: boolean;
  /** Something is under way: the dialog does not close by scrim, swipe, Escape or its close button. */
  readonly locked?: boolean | undefined;
};
