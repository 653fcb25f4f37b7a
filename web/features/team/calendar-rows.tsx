import { ArrowDown, ArrowUp, Pencil, Plus } from "lucide-react";
import type { MouseEvent } from "react";
import { useT } from "#web/lib/messages.tsx";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { TeamCalendar, TeamData } from "./load-team.ts";
import type { Ask } from "./team-dialog.tsx";
import { TeamForm } from "./team-form.tsx";
import { teamPath } from "./team-path.ts";

type CalendarRowsProps = { readonly data: TeamData; readonly onAsk: Ask };

export function CalendarRows({ data, onAsk }: CalendarRowsProps) {
  const t = useT("team");
  return (
    <Card pad className="calendar-rows">
      <div className="calendar-rows-head">
        <div>
          <h3 className="calendar-rows-title">{t("calendars.title")}</h3>
          <p className="calendar-rows-note">{t("calendars.text")}</p>
        </div>
        <LinkButton
          {...opens("calendar-new", onAsk)}
          variant="outline"
          size="sm"
          icon={<Plus className="icon" aria-hidden="true" />}
        >
          {t("calendars.add")}
        </LinkButton>
      </div>
      <ul>
        {data.calendars.map((calendar, index) => (
          <Row key={calendar.id} data={data} calendar={calendar} place={index + 1} onAsk={onAsk} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = CalendarRowsProps & { readonly calendar: TeamCalendar; readonly place: number };

function Row({ data, calendar, place, onAsk }: RowProps) {
  const t = useT("team");
  const { id, name, memberId, isOpen } = calendar;
  const owner = data.members.find(({ userId }) => userId === memberId);
  return (
    <li className="calendar-rows-row">
      <CalendarAvatar name={name} colour={calendar.colour ?? "teal"} size="sm" />
      <div className="calendar-rows-what">
        <p className="font-strong">
          <bdi>{name}</bdi> {isOpen ? null : <Tag>{t("calendars.closed")}</Tag>}
        </p>
        <p className="calendar-rows-note">{owner ? <bdi>{owner.name}</bdi> : t("calendars.nobody")}</p>
      </div>
      <div className="calendar-rows-actions">
        {data.calendars.length > 1 ? (
          <>
            <Move id={id} to={place - 1} isOff={place === 1} label={t("calendars.up", { name })} Icon={ArrowUp} />
            <Move
              id={id}
              to={place + 1}
              isOff={place === data.calendars.length}
              label={t("calendars.down", { name })}
              Icon={ArrowDown}
            />
          </>
        ) : null}
        <LinkButton
          {...opens(`calendar-${id}`, onAsk)}
          variant="outline"
          size="sm"
          aria-label={t("calendars.editName", { name })}
          icon={<Pencil className="icon" aria-hidden="true" />}
        >
          {t("calendars.edit")}
        </LinkButton>
      </div>
    </li>
  );
}

type MoveProps = {
  readonly id: number;
  readonly to: number;
  readonly isOff: boolean;
  readonly label: string;
  readonly Icon: typeof ArrowUp;
};

/** The button stays focusable at both ends of the list, so that a keyboard user does not lose the focus. */
function Move({ id, to, isOff, label, Icon }: MoveProps) {
  return (
    <TeamForm intent="place" values={{ id, position: to }}>
      {({ isBusy }) => (
        <IconButton
          type="submit"
          label={label}
          aria-disabled={isOff || isBusy || undefined}
          icon={<Icon className="icon" aria-hidden="true" />}
          onClick={(event) => {
            if (isOff || isBusy) event.preventDefault();
          }}
        />
      )}
    </TeamForm>
  );
}

/** Without JavaScript, the link opens the question on its own page. */
function opens(question: string, onAsk: Ask) {
  return {
    to: `${teamPath}&ask=${question}`,
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onAsk(question);
    },
  };
}
