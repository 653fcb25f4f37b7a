import { Form, redirect, useNavigation } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { SessionEnded, SignInGate } from "#web/features/hosts/index.ts";
import { type FormResult, keepFormOnFailure, sendForm } from "#web/lib/form-result.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { Route } from "./+types/leave-host.ts";
import { currentHost, pageApi, portalPath, readSession } from "./portal-session.ts";

/** Staff do not see the team in the Settings tab, so they leave a host on this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const session = await readSession(context);
  const texts = { locale, messages: messagesFor(locale, "team") };
  if (!session) return { ...texts, host: null, userId: 0 };
  const host = currentHost(session);
  if (!host) throw redirect(portalPath);
  return { ...texts, host, userId: session.user.id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const params = { hostId: String(form.get("hostId")), userId: String(form.get("userId")) };
  return sendForm(form, async () => {
    await pageApi(context)("DELETE /hosts/{hostId}/members/{userId}", { params, query: {} });
    throw redirect(`${portalPath}?notice=left`);
  });
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function LeaveHostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { host, userId, ...texts } = loaderData;
  return (
    <MessagesProvider {...texts}>
      {host ? <Question hostId={host.id} hostName={host.name} userId={userId} sent={actionData} /> : <SignedOut />}
    </MessagesProvider>
  );
}

function SignedOut() {
  const t = useT("portal");
  return <SignInGate title={t("gate.portal")} />;
}

type QuestionProps = {
  readonly hostId: number;
  readonly hostName: string;
  readonly userId: number;
  readonly sent: FormResult | undefined;
};

function Question({ hostId, hostName, userId, sent }: QuestionProps) {
  const t = useT("team");
  const isBusy = useNavigation().state === "submitting";
  const title = t("leave.title", { host: hostName });
  const refused = sent?.isDone === false ? sent : null;
  return (
    <main id="content">
      <HiddenPageMeta title={title} />
      <FullPageMessage
        title={title}
        communityId={2}
        actions={
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="hostId" value={hostId} />
            <input type="hidden" name="userId" value={userId} />
            {refused?.hasSessionEnded ? <SessionEnded /> : null}
            {refused && !refused.hasSessionEnded ? (
              <Note tone="bad">{refused.message ?? t("team.unreachable")}</Note>
            ) : null}
            <div className="empty-state-actions">
              <LinkButton to={portalPath} variant="outline">
                {t("leave.stay")}
              </LinkButton>
              <Button type="submit" variant="danger" busy={isBusy}>
                {t("leave.confirm")}
              </Button>
            </div>
          </Form>
        }
      >
        {t("leave.text")}
      </FullPageMessage>
    </main>
  );
}
