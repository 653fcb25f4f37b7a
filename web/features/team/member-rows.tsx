import { Ellipsis, KeyRound, LogOut, UserMinus } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import { Menu } from "#web/ui/menu.tsx";
import type { MenuItem } from "#web/ui/menu-types.ts";
import { Select } from "#web/ui/select-field.tsx";
import type { Member, TeamData } from "./load-team.ts";
import type { Ask } from "./team-dialog.tsx";
import { TeamForm } from "./team-form.tsx";
import { teamPath } from "./team-path.ts";
import { calendarChoices, mayChangeRole, mayHandOver, mayLeave, mayRemove, rolesFor } from "./team-rules.ts";

export function MemberRows({ data, onAsk }: { data: TeamData; onAsk: Ask }) {
  return (
    <ul className="card member-rows">
      {data.members.map((member) => (
        <li key={member.userId} className="member-rows-row">
          <Disc data={data} member={member} />
          <Who data={data} member={member} />
          <div className="member-rows-controls">
            <RoleChoice data={data} member={member} />
            <CalendarChoice data={data} member={member} />
            <More data={data} member={member} onAsk={onAsk} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type RowProps = { readonly data: TeamData; readonly member: Member };

/** Uses the colour of the member's calendar, as the team's day does. */
function Disc({ data, member }: RowProps) {
  const colour = data.calendars.find(({ memberId }) => memberId === member.userId)?.colour;
  return colour ? <CalendarAvatar name={member.name} colour={colour} /> : <Avatar name={member.name} />;
}

function Who({ data, member }: RowProps) {
  const t = useT("team");
  return (
    <div className="member-rows-who">
      <p className="font-strong">
        <bdi>{member.name}</bdi>
      </p>
      <p className="member-rows-note">
        {member.userId === data.userId ? t("team.you") : null}
        {member.userId !== data.userId && member.email !== member.name ? <bdi dir="ltr">{member.email}</bdi> : null}
      </p>
    </div>
  );
}

function RoleChoice({ data, member }: RowProps) {
  const t = useT("team");
  if (!mayChangeRole(data, member)) {
    return (
      <div>
        <p className="member-rows-label">{t("team.role")}</p>
        <p className="member-rows-text">{t(`role.${member.role}`)}</p>
      </div>
    );
  }
  return (
    <TeamForm intent="role" values={{ userId: member.userId }}>
      {({ isBusy, typed }) => (
        <InPlaceSelect
          name="role"
          label={t("team.role")}
          fullLabel={t("team.roleOf", { name: member.name })}
          value={(isBusy && typed.role) || member.role}
          options={rolesFor(data).map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
    </TeamForm>
  );
}

function CalendarChoice({ data, member }: RowProps) {
  const t = useT("team");
  const join = useJoin();
  const [own, ...others] = data.calendars.filter(({ memberId }) => memberId === member.userId);
  if (others.length > 0) {
    return (
      <div>
        <p className="member-rows-label">{t("team.calendar")}</p>
        <p className="member-rows-text">{join(...[own, ...others].map((one) => one?.name))}</p>
      </div>
    );
  }
  const [firstName = member.name] = member.name.split(/[\s@]/);
  const options = calendarChoices(data, member).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <TeamForm intent="memberCalendar" values={{ userId: member.userId, before: own?.id ?? "", name: firstName }}>
      {({ isBusy, typed }) => (
        <InPlaceSelect
          name="calendar"
          label={t("team.calendar")}
          fullLabel={t("team.calendarOf", { name: member.name })}
          value={(isBusy ? typed.calendar : undefined) ?? String(own?.id ?? "")}
          options={[
            { value: "", label: t("team.noCalendar") },
            ...options,
            ...(own ? [] : [{ value: "new", label: t("team.newCalendar") }]),
          ]}
        />
      )}
    </TeamForm>
  );
}

type InPlaceSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly fullLabel: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Saves as soon as something is chosen. Without JavaScript, a button saves it. */
function InPlaceSelect({ name, label, fullLabel, value, options }: InPlaceSelectProps) {
  const t = useT("team");
  return (
    <>
      <p className="member-rows-label" aria-hidden="true">
        {label}
      </p>
      <Select
        name={name}
        aria-label={fullLabel}
        value={value}
        options={options}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <button
          type="submit"
          className="button"
          data-variant="outline"
          data-size="sm"
          aria-label={t("team.saveName", { name: fullLabel })}
        >
          {t("team.save")}
        </button>
      </noscript>
    </>
  );
}

function More({ data, member, onAsk }: RowProps & { onAsk: Ask }) {
  const t = useT("team");
  const questions = [
    ...(mayHandOver(data, member)
      ? [{ ask: `handOver-${member.userId}`, label: t("handOver.open"), Icon: KeyRound }]
      : []),
    ...(mayRemove(data, member)
      ? [{ ask: `remove-${member.userId}`, label: t("remove.open"), Icon: UserMinus, tone: "bad" as const }]
      : []),
    ...(mayLeave(data, member)
      ? [{ ask: `remove-${member.userId}`, label: t("leave.open"), Icon: LogOut, tone: "bad" as const }]
      : []),
  ];
  if (questions.length === 0) return null;
  const items: MenuItem[] = questions.map(({ ask, label, Icon, ...look }) => ({
    ...look,
    label,
    icon: <Icon className="icon" aria-hidden="true" />,
    onSelect: () => onAsk(ask),
  }));
  return (
    <div className="member-rows-more">
      <Menu
        label={t("team.moreFor", { name: member.name })}
        trigger={<Ellipsis className="icon" aria-hidden="true" />}
        items={items}
      />
      <noscript>
        {questions.map(({ ask, label }) => (
          <Link key={ask} className="tap-target" to={`${teamPath}&ask=${ask}`}>
            {label}
          </Link>
        ))}
      </noscript>
    </div>
  );
}
