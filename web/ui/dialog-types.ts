import type { ReactNode } from "react";

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Pinned to the bottom; the primary button comes last. */
  readonly actions?: ReactNode;
  readonly width?: "normal" | "wide";
  /** Shows this community's cloth and a check at the top, for good news. */
  readonly celebrates?: number | undefined;
  /** Uses the role `alertdialog`. */
  readonly urgent?: boolean;
  /** A request is running: the scrim, a swipe, Escape and the close button do not close the dialog. */
  readonly locked?: boolean | undefined;
};
