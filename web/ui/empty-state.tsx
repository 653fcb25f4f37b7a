import type { ReactNode } from "react";
import { Cloth } from "./cloth.tsx";

type EmptyStateProps = {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** The cloth of this community is shown. Vary it from page to page, so that no community is the default. */
  readonly communityId: number;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** Give it at most one action. */
export function EmptyState({ title, headingLevel = 3, communityId, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      <Cloth communityId={communityId} />
      <Heading>{title}</Heading>
      {children ? <div>{typeof children === "string" ? <p>{children}</p> : children}</div> : null}
      {actions ? <div className="empty-state-actions">{actions}</div> : null}
    </div>
  );
}
