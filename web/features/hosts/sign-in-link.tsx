import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export function signInAddress(returnTo: string): string {
  return `/auth/sign-in?${new URLSearchParams({ returnTo })}`;
}

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
