import { useRevalidator } from "react-router";
import { RegistrationForm } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Note } from "#web/ui/note.tsx";
import type { SignedIn } from "./portal-session.ts";

type RegistrationProps = {
  /** Null if the session could not be checked. */
  readonly user: SignedIn["user"] | null;
  readonly thisYear: number;
  readonly asksForCalendar: boolean;
  readonly formerHostName: string | null;
};

export function Registration({ user, thisYear, asksForCalendar, formerHostName }: RegistrationProps) {
  const t = useT("portal");
  const revalidator = useRevalidator();
  return (
    <main id="content" className="page page-form grid gap-6 pt-8 pb-16">
      {user ? null : (
        <ErrorState
          message={t("register.checkFailed")}
          onRetry={() => void revalidator.revalidate()}
          retrying={revalidator.state !== "idle"}
        />
      )}
      {formerHostName !== null ? (
        <Note tone="warm">
          <p className="font-strong">{t("register.formerHost", { host: formerHostName })}</p>
          <p>{t("register.formerHostText")}</p>
        </Note>
      ) : null}
      {user && asksForCalendar && formerHostName === null ? (
        <Note tone="warm">
          <p className="font-strong">{t("dashboard.accessRequired")}</p>
          <p>{t("dashboard.calendarAccess")}</p>
        </Note>
      ) : null}
      <RegistrationForm
        key={user?.id ?? 0}
        userId={user?.id ?? 0}
        suggested={{ firstName: user?.firstName ?? "", lastName: user?.lastName ?? "", email: user?.email ?? "" }}
        thisYear={thisYear}
      />
    </main>
  );
}
