import { ArrowLeft, X } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { Steps } from "#web/ui/progress.tsx";

type FlowBarProps = {
  readonly step?: 1 | 2 | 3;
  readonly backTo?: string;
  /** What was typed so far. It is personal data, so it is only in the navigation state, never in a URL. */
  readonly backState?: unknown;
  /** The label of the back link on pages that are not one of the three steps. */
  readonly backWords?: string;
  readonly closeTo?: string;
};

export function FlowBar({ step, backTo, backState, backWords, closeTo }: FlowBarProps) {
  const t = useT("booking");
  // The dialog around a framed page has its own close button.
  const isFramed = useSite()?.isFramed ?? false;
  return (
    <nav className="flow-bar" aria-label={t("flow.navigation")}>
      <div className="page">
        {backTo && backWords ? (
          <Link className="flow-bar-words" to={backTo}>
            <ArrowLeft className="icon-lg flip" aria-hidden="true" />
            {backWords}
          </Link>
        ) : backTo ? (
          <Link className="button button-icon flow-bar-back" to={backTo} state={backState} aria-label={t("flow.back")}>
            <ArrowLeft className="icon-lg flip" aria-hidden="true" />
          </Link>
        ) : null}
        {step ? <span className="flow-bar-step">{t("flow.step", { step })}</span> : null}
        {step ? <Steps current={step} total={3} /> : null}
        {closeTo && !isFramed ? (
          <Link className="button button-icon flow-bar-close" to={closeTo} aria-label={t("flow.close")} replace>
            <X className="icon-lg" aria-hidden="true" />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
