import { useRevalidator } from "react-router";
import { RegistrationForm } from "../../features/providers/index.ts";
import { useT } from "../../lib/messages.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import type { SignedIn } from "./portal-session.ts";

/** Signed in, no account yet. Without `user` it could not be checked whether there is one. */
export function Registration({ user, thisYear }: { user: SignedIn["user"] | null; thisYear: number }) {
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
      <RegistrationForm
        key={user?.id ?? 0}
        userId={user?.id ?? 0}
        suggested={{ firstName: user?.firstName ?? "", lastName: user?.lastName ?? "", email: user?.email ?? "" }}
        thisYear={thisYear}
      />
    </main>
  );
}
