import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import type { CalendarView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { hasChoice, isDoneBy } from "#web/pages/booking/flow/calendar-choice.ts";
import { Avatar } from "#web/ui/avatar.tsx";

type WithChoiceProps = {
  readonly hostId: number;
  /** The venue's. */
  readonly timeZone: string;
  readonly calendars: readonly CalendarView[];
  readonly selected: readonly ServiceView[];
  /** Null for anyone. */
  readonly chosen: number | null;
  readonly onChoose: (calendarId: number | null) => void;
};

/**
 * Who does it: anyone, or a calendar by its name. With scripts it appears once a service is selected; without, the next
 * page ignores somebody who doesn't do the service.
 */
export function WithChoice({ hostId, timeZone, calendars, selected, chosen, onChoose }: WithChoiceProps) {
  const t = useT("booking");
  const [only] = selected.length === 1 ? selected : [];
  const next = useNextStarts(hostId, only?.id ?? null, timeZone);
  const names = selected.map(({ name }) => name).join(", ");
  return (
    <fieldset className="with-choice" data-unasked={selected.length === 0 || undefined} hidden={isSettled(selected)}>
      <legend className="with-choice-title">{t("with.title")}</legend>
      <div className="with-choice-cards">
        <Card
          id={null}
          name={t("with.anyone")}
          note={t("with.anyoneNote")}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
        {calendars.map(({ id, name }) => {
          const isAble = selected.length === 0 || selected.some((service) => isDoneBy(service, id));
          return (
            <Card
              key={id}
              id={id}
              name={name}
              note={isAble ? next(id) : t("with.doesNot", { service: names })}
              isChosen={chosen === id}
              isAble={isAble}
              onChoose={() => onChoose(id)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const isSettled = (selected: readonly ServiceView[]) => selected.length > 0 && !hasChoice(selected);

type CardProps = {
  readonly id: number | null;
  readonly name: string;
  readonly note: string;
  readonly isChosen: boolean;
  readonly isAble?: boolean;
  readonly onChoose: () => void;
};

function Card({ id, name, note, isChosen, isAble = true, onChoose }: CardProps) {
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
      <Avatar name={name} />
      <span className="min-w-0">
        <bdi className="with-choice-name">{name}</bdi>
        <span className="with-choice-note num">{note}</span>
      </span>
      <span className="with-choice-sign" aria-hidden="true">
        <Check className="icon" />
      </span>
    </label>
  );
}

/** The next start of an item in each calendar, in words; empty until it is known. Booking works without it. */
function useNextStarts(hostId: number, itemId: number | null, timeZone: string): (calendarId: number) => string {
  const t = useT("booking");
  const locale = useLocale();
  const [known, setKnown] = useState<{ itemId: number; starts: ReadonlyMap<number, string | null> } | null>(null);
  useEffect(() => {
    if (itemId === null) return;
    const request = new AbortController();
    const query = { kindredProviderId: String(hostId), serviceItemId: String(itemId) };
    browserApi("GET /providerCalendar/nextStarts", { query }, { signal: request.signal }).then(
      (next) => setKnown({ itemId, starts: new Map(next.map(({ calendarId, startTime }) => [calendarId, startTime])) }),
      () => undefined,
    );
    return () => request.abort();
  }, [hostId, itemId]);
  return (calendarId) => {
    const start = known?.itemId === itemId ? known?.starts.get(calendarId) : undefined;
    if (start === undefined) return "";
    return start === null ? t("with.none") : t("with.next", { when: formatDayTime(start, locale, timeZone) });
  };
}
