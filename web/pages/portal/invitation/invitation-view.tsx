import { Form, useLocation, useNavigation } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { formatDateLong } from "#format/dates.ts";
import { SessionEnded, signInAddress } from "#web/features/hosts/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { portalPath } from "../portal-session.ts";

type Invitation = CallOutput<"GET /invitations/{token}">;

type InvitationViewProps = (
  | { readonly invitation: Invitation; readonly isMember: boolean }
  | { readonly invitation: null; readonly hasEnded: boolean; readonly hasHost: boolean }
) & {
  /** Null if nobody is signed in. */
  readonly email: string | null;
  readonly sent: FormResult | undefined;
};

export function InvitationView(props: InvitationViewProps) {
  const t = useT("team");
  return (
    <main id="content">
      <HiddenPageMeta title={t("invitation.page")} />
      {props.invitation === null ? (
        <NotOpen {...props} />
      ) : props.isMember ? (
        <Member {...props.invitation} />
      ) : (
        <Open invitation={props.invitation} email={props.email} sent={props.sent} />
      )}
    </main>
  );
}

type OpenProps = {
  readonly invitation: Invitation;
  readonly email: string | null;
  readonly sent: FormResult | undefined;
};

function Open({ invitation: { hostName, role, expiresAt, timeZone }, email, sent }: OpenProps) {
  const t = useT("team");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <FullPageMessage
      title={t("invitation.title", { host: hostName })}
      communityId={3}
      actions={
        email === null ? (
          <LinkButton to={signInAddress(pathname)} reloadDocument size="lg">
            {t("invitation.signIn")}
          </LinkButton>
        ) : (
          <Accept sent={sent} />
        )
      }
      footnote={email === null ? t("invitation.signInHint") : t("invitation.signedInAs", { email })}
    >
      <p>{t(`invitation.as.${role}`, { host: hostName })}</p>
      <p className="mt-2">{t("invitation.until", { date: formatDateLong(expiresAt, locale, timeZone) })}</p>
    </FullPageMessage>
  );
}

function Accept({ sent }: { sent: FormResult | undefined }) {
  const t = useT("team");
  const portal = useT("portal");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="grid gap-4">
      {sent?.isDone === false && sent.hasSessionEnded ? <SessionEnded /> : null}
      {sent?.isDone === false && !sent.hasSessionEnded ? (
        <Note tone="bad">{sent.message ?? portal("portal.unreachable")}</Note>
      ) : null}
      <div className="empty-state-actions">
        <Button type="submit" size="lg" busy={isBusy} busyLabel={t("invitation.accepting")}>
          {t("invitation.accept")}
        </Button>
        <LinkButton to="/" variant="outline" size="lg">
          {t("invitation.decline")}
        </LinkButton>
      </div>
    </Form>
  );
}

function Member({ hostId, hostName }: Invitation) {
  const t = useT("team");
  return (
    <FullPageMessage
      title={t("invitation.member.title", { host: hostName })}
      communityId={6}
      actions={
        <Form method="post" action="/current-host">
          <input type="hidden" name="hostId" value={hostId} />
          <Button type="submit">{t("invitation.toPortal")}</Button>
        </Form>
      }
    >
      {t("invitation.member.text")}
    </FullPageMessage>
  );
}

function NotOpen({ hasEnded, hasHost }: { readonly hasEnded: boolean; readonly hasHost: boolean }) {
  const t = useT("team");
  const state = hasEnded ? "ended" : "unknown";
  return (
    <FullPageMessage
      title={t(`invitation.${state}.title`)}
      communityId={4}
      actions={
        <LinkButton to={hasHost ? portalPath : "/"} variant="outline">
          {t(hasHost ? "invitation.toPortal" : "invitation.toHome")}
        </LinkButton>
      }
    >
      {t(`invitation.${state}.text`)}
    </FullPageMessage>
  );
}
