import { Link2 } from "lucide-react";
import { formatDay } from "#format/dates.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { Invitation, TeamData } from "./load-team.ts";
import { TeamForm } from "./team-form.tsx";

export function OpenInvitations({ data }: { data: TeamData }) {
  const t = useT("team");
  return (
    <Card pad className="open-invitations">
      <h3 className="open-invitations-title">{t("open.title")}</h3>
      {data.invitations.length === 0 ? <p className="open-invitations-note">{t("open.none")}</p> : null}
      <ul hidden={data.invitations.length === 0}>
        {data.invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} timeZone={data.timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ invitation, timeZone }: { invitation: Invitation; timeZone: string }) {
  const t = useT("team");
  const locale = useLocale();
  const copy = useCopy();
  const { id, role, email, url, createdAt, expiresAt } = invitation;
  const name = email ? t("open.to", { role: t(`role.${role}`), email }) : t("open.link", { role: t(`role.${role}`) });
  return (
    <li className="open-invitations-row">
      <span className="open-invitations-tile">
        <Link2 className="icon" aria-hidden="true" />
      </span>
      <div className="open-invitations-what">
        <p className="font-strong">
          <bdi>{name}</bdi>
        </p>
        <p className="open-invitations-note">
          {t("open.when", {
            made: formatDay(createdAt, locale, timeZone),
            until: formatDay(expiresAt, locale, timeZone),
          })}
        </p>
      </div>
      <div className="open-invitations-actions">
        <Button
          size="sm"
          variant="outline"
          aria-label={t("open.copyName", { name })}
          onClick={() => void copy(url, t("invite.copied"))}
        >
          {t("invite.copy")}
        </Button>
        <TeamForm intent="revoke" values={{ id }}>
          {({ isBusy }) => (
            <Button
              type="submit"
              size="sm"
              variant="quiet-danger"
              busy={isBusy}
              aria-label={t("open.revokeName", { name })}
            >
              {t("open.revoke")}
            </Button>
          )}
        </TeamForm>
      </div>
    </li>
  );
}
