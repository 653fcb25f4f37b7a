import { data, Outlet } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { PageFrame } from "#web/features/chrome/index.ts";
import { AccountMenu, SignInLink } from "#web/features/hosts/index.ts";
import { type DeskCounts, DeskQueues } from "#web/features/moderation/index.ts";
import { shouldRevalidateAfterForm } from "#web/lib/form-result.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/layout.ts";
import { deskApi, nullIfForbidden } from "./desk-request.ts";
import "#web/styles/moderation.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const messages = messagesFor(locale, "portal", "moderation");
  const { user } = await deskApi(context)("GET /session", {});
  const counts = user ? await nullIfForbidden(context, (api) => api("GET /moderation", {})) : null;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  // The desk is not about one host, so its menu has no hosts.
  const account = { hosts: [], hasFounded: true };
  const person = user ? { name, email: user.email, isModerator: user.isModerator, ...account } : null;
  const headers = { "cache-control": "no-store" };
  return data({ locale, messages, person, counts }, { status: counts ? 200 : person ? 403 : 401, headers });
}

/** The counts, and whether the visitor may see them, may have changed. */
export function shouldRevalidate(args: { actionResult?: unknown }) {
  return shouldRevalidateAfterForm({ ...args, defaultShouldRevalidate: true });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { locale, messages, person, counts } = loaderData;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <PageFrame topBarEnd={person ? <AccountMenu person={person} signOutTo="/" /> : undefined}>
        {counts ? <Desk counts={counts} /> : <Barred isSignedIn={person !== null} />}
      </PageFrame>
    </MessagesProvider>
  );
}

function Desk({ counts }: { counts: DeskCounts }) {
  const t = useT("moderation");
  return (
    <main id="content">
      <meta name="robots" content="noindex" />
      <div className="desk-head">
        <div className="page">
          <h1>{t("desk.title")}</h1>
          <p className="text-sm text-muted">{t("desk.promise")}</p>
        </div>
      </div>
      <div className="page desk">
        <DeskQueues counts={counts} />
        <div className="desk-body">
          <Outlet />
        </div>
      </div>
    </main>
  );
}

function Barred({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT("moderation");
  const title = t(isSignedIn ? "desk.barred" : "desk.signIn");
  return (
    <main id="content">
      <title>{t("page.title", { page: title })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage
        title={title}
        communityId={2}
        actions={
          isSignedIn ? (
            <LinkButton to="/" variant="outline">
              {t("desk.home")}
            </LinkButton>
          ) : (
            <SignInLink />
          )
        }
      >
        {t(isSignedIn ? "desk.barredText" : "desk.signInText")}
      </FullPageMessage>
    </main>
  );
}
