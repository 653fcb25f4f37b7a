import { useEffect } from "react";
import { communities } from "#contract/lists/communities.ts";
import { useT } from "#web/lib/messages.tsx";
import { forgetOfflineCopies } from "#web/lib/offline-copy.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { SignInLink } from "./sign-in-link.tsx";

// The order differs from the border of the page, so that no community always comes first.
const gateOrder = [3, 5, 1, 6, 2, 4];

export function SignInGate({ title }: { title: string }) {
  const t = useT("portal");
  // The session may also have ended without signing out.
  useEffect(() => {
    forgetOfflineCopies();
  }, []);
  return (
    <main id="content" className="sign-in-gate">
      <div className="sign-in-gate-art" aria-hidden="true">
        {gateOrder.slice(0, communities.length).map((communityId) => (
          <Cloth key={communityId} communityId={communityId} tile="lg" />
        ))}
      </div>
      <div className="sign-in-gate-box">
        <h1>{title}</h1>
        <p className="lead">{t("gate.lead")}</p>
        <SignInLink />
        <p className="text-sm text-muted">{t("gate.customers")}</p>
      </div>
    </main>
  );
}
