import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { ConsentForm } from "./consent-form.tsx";
import { reopened } from "./reopened-store.ts";

/** Visits are counted only after consent. */
export function ConsentBanner() {
  const analytics = useSite()?.analytics;
  const { pathname, search } = useLocation();
  const isReopened = useSyncExternalStore(reopened.subscribe, reopened.read, () => false);
  useEffect(() => {
    const { scriptUrl, measurementId } = analytics ?? {};
    if (!scriptUrl || !measurementId) return;
    // Few visitors load this. If it cannot be loaded, the visit is not counted.
    import("./count-visit.ts").then(
      ({ countVisit }) => countVisit(scriptUrl, measurementId, pathname),
      () => undefined,
    );
  }, [analytics, pathname]);
  if (!analytics || pathname === "/cookie-choices") return null;
  if (analytics.consent !== null && !isReopened) return null;
  return <Question consent={analytics.consent} isReopened={isReopened} returnTo={pathname + search} />;
}

type QuestionProps = {
  readonly consent: "accepted" | "rejected" | null;
  readonly isReopened: boolean;
  readonly returnTo: string;
};

function Question({ consent, isReopened, returnTo }: QuestionProps) {
  const t = useT("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title" ref={heading} tabIndex={-1}>
          {t("consent.title")}
        </h2>
        <p>
          {t("consent.text")} <Link to="/privacy-policy">{t("footer.privacyPolicy")}</Link>
        </p>
        {consent ? <p>{t(`consent.${consent}`)}</p> : null}
      </div>
      <ConsentForm returnTo={returnTo} />
    </section>
  );
}
