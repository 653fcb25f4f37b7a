import type { ReactNode } from "react";

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Always visible at the bottom. The primary button comes last. */
  readonly actions?: ReactNode;
  readonly width?: "normal" | "wide";
  /** For good news: shows this community's cloth and a check mark at the top. */
  readonly celebrates?: number | undefined;
  readonly urgent?: boolean;
  /** True while a request is running. Nothing closes the dialog then. */
  readonly locked?: boolean | undefined;
};
