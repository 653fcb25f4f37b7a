import { Outlet, useMatches } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { PageFrame } from "#web/features/chrome/index.ts";
import { AccountMenu } from "#web/features/hosts/index.ts";
import { countryNamesToSend, SentCountryNames } from "#web/lib/country-name.ts";
import { HostPlaceContext } from "#web/lib/host-place.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { useOfflineCopy } from "#web/lib/offline-copy.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import type { Route } from "./+types/layout.ts";
import { hostPlaceOf, portalPath, readSession, type SignedIn } from "./portal-session.ts";
import "#web/styles/portal.css";

export type PortalHandle = { readonly signOutTo: string };

const dayMs = 86_400_000;
/** The stored bookings are of the next 7 days. A host who keeps working in the portal gets a new copy this often. */
const copyDays = 7;
const copyAgainMs = 5 * 60_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  // If the session check fails, each page shows its own error. The layout only leaves out the menu.
  const session = await readSession(context).catch(() => null);
  return {
    locale,
    messages: messagesFor(locale, "portal", "portalForms", "names", "calendar", "hostBookings"),
    countryNames: countryNamesToSend(locale),
    person: session ? personOf(session) : null,
    place: session && hostPlaceOf(session),
    copyUntil: new Date((Math.floor(Date.now() / copyAgainMs) + 1) * copyAgainMs + copyDays * dayMs).toISOString(),
  };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { locale, messages, person } = loaderData;
  // When the session ends, the page stays as it is.
  const { place } = useLastLoaded(loaderData, loaderData.person !== null);
  const copy = `${portalPath}/next-days`;
  useOfflineCopy(person && place ? { from: copy, at: [copy, portalPath], until: loaderData.copyUntil } : null);
  // The router does not know the type of what a page exports as `handle`.
  const handles = useMatches().map((match) => match.handle as PortalHandle | undefined);
  const signOutTo = handles.findLast((handle) => handle?.signOutTo)?.signOutTo ?? portalPath;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <SentCountryNames value={loaderData.countryNames}>
        <HostPlaceContext value={place}>
          <PageFrame topBarEnd={person ? <AccountMenu person={person} signOutTo={signOutTo} /> : undefined}>
            <Outlet />
          </PageFrame>
        </HostPlaceContext>
      </SentCountryNames>
    </MessagesProvider>
  );
}

function personOf({ user, kindredProvider, hosts }: SignedIn) {
  const first = kindredProvider?.first_name ?? user.firstName;
  const last = kindredProvider?.last_name ?? user.lastName;
  return {
    name: [first, last].filter(Boolean).join(" "),
    email: user.email,
    isModerator: user.isModerator,
    hosts: hosts.map(({ id, name, role, isCurrent }) => ({ id, name, role, isCurrent })),
    hasFounded: kindredProvider !== null,
  };
}
