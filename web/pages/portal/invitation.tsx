import { data, redirect } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/invitation.ts";
import { InvitationView } from "./invitation/invitation-view.tsx";
import { pageApi, portalPath, readSession } from "./portal-session.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  // Anybody who has this URL can join, so it must not be cached or sent to other sites. With `no-referrer`, browsers
  // would send `Origin: null` with the form.
  const headers = { "cache-control": "no-store", "referrer-policy": "same-origin" };
  const session = await readSession(context);
  const shown = { locale, messages: messagesFor(locale, "team"), email: session?.user.email ?? null };
  try {
    const invitation = await pageApi(context)("GET /invitations/{token}", { params });
    const isMember = session?.hosts.some(({ id }) => id === invitation.hostId) ?? false;
    return data({ ...shown, invitation, isMember }, { headers });
  } catch (error) {
    // A 400 means that this is not a token, for example because a mail program changed the link.
    if (!(error instanceof ApiRefusal) || ![400, 404, 410].includes(error.status)) throw error;
    const hasEnded = error.status === 410;
    const hasHost = (session?.hosts.length ?? 0) > 0;
    return data({ ...shown, invitation: null, hasEnded, hasHost }, { status: hasEnded ? 410 : 404, headers });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  return sendForm(form, async () => {
    try {
      await pageApi(context)("POST /invitations/{token}/accept", { params });
    } catch (error) {
      // If the invitation has changed, the page has to read it again.
      const isOutdated =
        error instanceof ApiRefusal && /^(invitation_ended|already_member|not_found)$/.test(error.code);
      throw isOutdated ? redirect(new URL(request.url).pathname) : error;
    }
    throw redirect(`${portalPath}?tab=calendar&notice=joined`);
  });
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, ...shown } = loaderData;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <InvitationView {...shown} sent={actionData} />
    </MessagesProvider>
  );
}
