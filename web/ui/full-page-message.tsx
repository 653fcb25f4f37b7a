import type { ReactNode } from "react";
import { Cloth } from "./cloth.tsx";

type WholePageStateProps = {
  readonly title: string;
  readonly communityId: number;
  readonly children?: ReactNode;
  /** At most two. */
  readonly actions?: ReactNode;
  readonly footnote?: ReactNode;
};

/** Use this inside `main`, instead of the page's content. */
export function FullPageMessage({ title, communityId, children, actions, footnote }: WholePageStateProps) {
  return (
    <div className="page full-page-message">
      <div className="empty-state">
        <Cloth communityId={communityId} />
        <h1>{title}</h1>
        {children ? <div>{typeof children === "string" ? <p>{children}</p> : children}</div> : null}
        {actions ? <div className="empty-state-actions">{actions}</div> : null}
        {footnote ? <p className="text-sm text-muted">{footnote}</p> : null}
      </div>
    </div>
  );
}
