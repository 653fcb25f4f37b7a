import { messagesFor } from "#messages/catalogue.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { ShareKit, shareKitOf } from "#web/features/sharing/index.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { BackButton } from "#web/ui/back-button.tsx";
import type { Route } from "./+types/share-kit.ts";
import { loadOwnListings } from "./own-listings.ts";
import { managedHost, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { kit: null };
  const host = managedHost(session);
  const { locale, site } = context.get(pageRequest);
  const search = new URL(request.url).searchParams;
  const own = await loadOwnListings(context, { userId: session.user.id, hostId: host.id }, search);
  return {
    kit: shareKitOf(own, search, { locale, publicUrl: site.publicUrl, now: Date.now() }),
    texts: { locale, messages: messagesFor(locale, "shareKit") },
  };
}

export default function ShareKitPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portal");
  if (!loaderData.kit) return <SignInGate title={t("gate.portal")} />;
  return (
    <MessagesProvider {...loaderData.texts}>
      <HiddenPageMeta title={t("shareKit.link")} />
      <main id="content" className="page pt-6 pb-16">
        <BackButton />
        <ShareKit kit={loaderData.kit} />
      </main>
    </MessagesProvider>
  );
}
