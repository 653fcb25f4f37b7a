import { Pencil } from "lucide-react";
import { formatDayShort, formatWeekdayShort } from "#format/dates.ts";
import { weekdayOf } from "#web/lib/civil-date.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { CalendarData } from "./load-calendar.ts";
import { type DayGroup, groupDays } from "./week-groups.ts";

type WeekCardProps = {
  readonly data: Pick<CalendarData, "hours" | "date" | "calendarId">;
  readonly isReadOnly: boolean;
};

/** Shows the hours that are valid on the day of the page. */
export function WeekCard({ data, isReadOnly }: WeekCardProps) {
  const t = useT("calendar");
  const locale = useLocale();
  const weekly = data.hours?.weekly ?? [];
  const current = weekly.findLast(({ validFrom }) => validFrom <= data.date);
  const next = weekly.find(({ validFrom }) => validFrom > data.date);
  const name = (day: number) => formatWeekdayShort((4 + day) * 86_400_000, locale, "UTC");
  const words = ({ first, last }: DayGroup) => (first === last ? name(first) : `${name(first)} – ${name(last)}`);
  return (
    <Card pad className="week-card">
      <h3>{t("calendar.weeklyHours")}</h3>
      {current ? (
        <dl>
          {groupDays(current.days).map((group) => (
            <div key={group.first} data-today={isIn(group, weekdayOf(data.date)) || undefined}>
              <dt>{words(group)}</dt>
              <dd className="num">
                {group.stretches.length === 0
                  ? t("calendar.closed")
                  : group.stretches.map(({ from, to }) => <bdi key={from} dir="ltr">{`${from} – ${to}`}</bdi>)}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t("calendar.noHours")}</p>
      )}
      {next ? <p>{t("calendar.newHours", { date: formatDayShort(next.validFrom, locale, "UTC") })}</p> : null}
      {isReadOnly ? null : (
        <LinkButton
          to={`?tab=settings&section=hours&calendar=${data.calendarId}`}
          variant="outline"
          icon={<Pencil className="icon" aria-hidden="true" />}
        >
          {t(current || next ? "calendar.changeHours" : "calendar.setHours")}
        </LinkButton>
      )}
    </Card>
  );
}

const isIn = ({ first, last }: DayGroup, day: number) => first <= day && day <= last;
