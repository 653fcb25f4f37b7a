import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { useT } from "#web/lib/messages.tsx";

type SkeletonProps = {
  readonly shape?: "text" | "title" | "circle" | "field" | "block";
  readonly width?: "full" | "medium" | "short";
  readonly className?: string;
};

export function Skeleton({ shape = "text", width = "full", className }: SkeletonProps) {
  return <div className={classNames("skeleton", className)} data-shape={shape} data-width={width} aria-hidden="true" />;
}

/** Hidden for the first 200 ms. Screen readers announce "Loading" once. */
export function Skeletons({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT("common");
  return (
    <div className={classNames("skeleton-group", className)} role="status">
      <span className="sr-only">{t("ui.loading")}</span>
      {children}
    </div>
  );
}

export function SkeletonCard() {
  return (
    <div className="card overflow-hidden" aria-hidden="true">
      <Skeleton shape="block" className="aspect-video rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton shape="title" width="medium" />
        <Skeleton />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
