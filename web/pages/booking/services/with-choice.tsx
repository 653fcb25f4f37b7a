import { Check, UsersRound } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import type { CalendarView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { hasChoice, isDoneBy } from "#web/pages/booking/flow/calendar-choice.ts";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import type { NextStart } from "./next-starts.ts";

type WithChoiceProps = {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly calendars: readonly CalendarView[];
  readonly selected: readonly ServiceView[];
  /** Null if the customer chose Anyone. */
  readonly chosen: number | null;
  readonly nextStart: (calendarId: number) => NextStart | undefined;
  readonly onChoose: (calendarId: number | null) => void;
};

/**
 * With scripts, the choice appears once a service is selected. Without scripts, the next page ignores a person who does
 * not do the selected service.
 */
export function WithChoice({ ref, calendars, selected, chosen, nextStart, onChoose }: WithChoiceProps) {
  const t = useT("booking");
  const join = useJoin();
  const inWords = useNextWords();
  return (
    <fieldset
      ref={ref}
      id="with"
      className="with-choice"
      data-unasked={selected.length === 0 || undefined}
      hidden={isSettled(selected)}
    >
      <legend className="with-choice-title">{t("with.title")}</legend>
      {selected.length > 1 ? <p className="text-sm text-ink-2">{t("with.wholeVisit")}</p> : null}
      <div className="with-choice-cards">
        <Card
          id={null}
          name={t("with.anyone")}
          disc={<Everyone />}
          note={t("with.anyoneNote")}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
        {calendars.map(({ id, name, colour }) => {
          const missing = selected.filter((service) => !isDoneBy(service, id)).map((service) => service.name);
          const doesIt = missing.length === 0;
          const next = nextStart(id);
          return (
            <Card
              key={id}
              id={id}
              name={name}
              disc={<CalendarAvatar name={name} colour={colour} />}
              note={doesIt ? inWords(next) : t("with.doesNot", { service: join(...missing) })}
              isChosen={chosen === id}
              isAble={doesIt && next !== null}
              onChoose={() => onChoose(id)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function Everyone() {
  return (
    <span className="with-choice-everyone" aria-hidden="true">
      <UsersRound className="icon-lg" />
    </span>
  );
}

const isSettled = (selected: readonly ServiceView[]) => selected.length > 0 && !hasChoice(selected);

type CardProps = {
  readonly id: number | null;
  readonly name: string;
  readonly disc: ReactNode;
  readonly note: string;
  readonly isChosen: boolean;
  readonly isAble?: boolean;
  readonly onChoose: () => void;
};

function Card({ id, name, disc, note, isChosen, isAble = true, onChoose }: CardProps) {
  return (
    <label className="with-choice-card">
      <input
        className="tile-input"
        type="radio"
        name="calendar"
        value={id ?? ""}
        checked={isChosen}
        disabled={!isAble}
        onChange={onChoose}
      />
      {disc}
      <span className="min-w-0">
        <span className="with-choice-name">
          <bdi>{name}</bdi>
        </span>
        <span className="with-choice-note num">{note}</span>
      </span>
      <span className="with-choice-sign" aria-hidden="true">
        <Check className="icon" />
      </span>
    </label>
  );
}

const words = { today: "with.nextToday", tomorrow: "with.nextTomorrow", later: "with.next" } as const;

function useNextWords(): (next: NextStart | undefined) => string {
  const t = useT("booking");
  return (next) => {
    if (next === undefined) return "";
    if (next === null) return t("with.none");
    const { day, time, when } = next;
    return t(words[day], { time, when });
  };
}
