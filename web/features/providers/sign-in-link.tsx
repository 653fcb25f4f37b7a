import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The sign-in URL; signing in leads to `returnTo`. */
export function signInAddress(returnTo: string): string {
  return `/auth/sign-in?${new URLSearchParams({ returnTo })}`;
}

/** Signs in and returns to this page. */
export function SignInLink() {
  const t = useT("portal");
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      to={signInAddress(pathname + search)}
      reloadDocument
      variant="outline"
      size="lg"
      icon={<LogIn className="icon flip" aria-hidden="true" />}
    >
      {t("gate.signIn")}
    </LinkButton>
  );
}
