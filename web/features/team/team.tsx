import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { CalendarRows } from "./calendar-rows.tsx";
import { HostCard } from "./host-card.tsx";
import { InviteForm } from "./invite-form.tsx";
import type { TeamData } from "./load-team.ts";
import { HandOverDialog, RemoveDialog } from "./member-dialogs.tsx";
import { MemberRows } from "./member-rows.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { RoleTable } from "./role-table.tsx";
import { TeamPageContext } from "./team-form.tsx";
import { teamPath } from "./team-path.ts";

export function Team({ data: loaded, sent }: { data: TeamData; sent: FormResult | null }) {
  const t = useT("team");
  const data = useLastLoaded(loaded, loaded.failedWith === null);
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const inUrl = useSearchParams()[0].get("ask");
  const [asked, setAsked] = useState(sent?.isDone ? null : inUrl);
  const close = () => {
    setAsked(null);
    if (inUrl) void navigate(teamPath, { replace: true, preventScrollReset: true });
  };
  const failed =
    loaded.failedWith === null ? null : (
      <ErrorState message={t("team.failed")} onRetry={() => void revalidate()} retrying={state === "loading"} />
    );
  if (data.failedWith !== null) return failed;
  return (
    <TeamPageContext value={{ hostId: data.hostId, sent }}>
      <div className="team">
        <div className="team-head">
          <h2>{t("team.title")}</h2>
          <p>{t("team.lead")}</p>
        </div>
        {failed}
        {sent?.message ? <Outcome sent={sent} /> : null}
        <div className="team-columns">
          <div className="team-column">
            <MemberRows data={data} onAsk={setAsked} />
            {data.members.length === 1 && data.invitations.length === 0 ? (
              <div className="card">
                <EmptyState
                  title={t("team.alone")}
                  communityId={1}
                  actions={
                    <LinkButton to="#invite" variant="outline">
                      {t("invite.title")}
                    </LinkButton>
                  }
                >
                  {t("team.aloneText")}
                </EmptyState>
              </div>
            ) : (
              <OpenInvitations data={data} />
            )}
            <CalendarRows data={data} onAsk={setAsked} />
            <RoleTable />
          </div>
          <aside className="team-column" aria-label={t("invite.title")}>
            <InviteForm data={data} />
            {data.role === "owner" ? <HostCard data={data} /> : null}
            <div className="team-stone">
              <p className="font-strong">{t("team.leaving")}</p>
              <p>{t("team.leavingText")}</p>
            </div>
          </aside>
        </div>
        {asked ? <Question data={data} asked={asked} onClose={close} /> : null}
      </div>
    </TeamPageContext>
  );
}

function Outcome({ sent }: { sent: FormResult }) {
  return (
    <noscript>
      <Note tone={sent.isDone ? "good" : "bad"}>{sent.message}</Note>
    </noscript>
  );
}

function Question({ data, asked, onClose }: { data: TeamData; asked: string; onClose: () => void }) {
  const [kind, id] = asked.split("-");
  const member = data.members.find(({ userId }) => String(userId) === id);
  const calendar = data.calendars.find((one) => String(one.id) === id);
  if (kind === "remove" && member) return <RemoveDialog data={data} member={member} onClose={onClose} />;
  if (kind === "handOver" && member) return <HandOverDialog data={data} member={member} onClose={onClose} />;
  if (kind === "calendar" && (calendar || id === "new")) {
    return <CalendarDialog data={data} calendar={calendar ?? null} onClose={onClose} />;
  }
  return null;
}
