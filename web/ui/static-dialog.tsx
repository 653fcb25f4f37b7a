import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";

/** A dialog in plain HTML, for a page that opens with it and must work before hydration or without JavaScript. */
export function StaticDialog(props: { title: string; lead?: string; closeTo: string; children: ReactNode }) {
  const t = useT("common");
  const titleId = useId();
  return (
    <div className="dialog-scrim">
      <Link className="absolute inset-0" to={props.closeTo} tabIndex={-1} aria-hidden="true" />
      <div className="dialog" role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div className="dialog-grab" />
        <div className="dialog-head">
          <div>
            <h2 id={titleId}>{props.title}</h2>
            {props.lead ? <p className="lead">{props.lead}</p> : null}
          </div>
          <Link className="button button-icon" to={props.closeTo} aria-label={t("ui.close")}>
            <X className="icon-lg" aria-hidden="true" />
          </Link>
        </div>
        <div className="dialog-body">{props.children}</div>
      </div>
    </div>
  );
}
