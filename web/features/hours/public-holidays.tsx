import { formatDateShort } from "#format/dates.ts";
import { weekdayOf } from "#web/lib/civil-date.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { HoursForm } from "./hours-form.tsx";
import type { OpeningHours } from "./load-hours.ts";

const shownAtOnce = 4;

type PublicHolidaysProps = {
  readonly hours: OpeningHours;
  readonly country: string;
  readonly isReadOnly: boolean;
};

export function PublicHolidays({ hours, country, isReadOnly }: PublicHolidaysProps) {
  const t = useT("hours");
  const countryName = useCountryName();
  const { holidays } = hours;
  const opened = openedIn(hours);
  const row = (holiday: Holiday) => (
    <HolidayRow key={holiday.date} holiday={holiday} hours={hours} isReadOnly={isReadOnly} />
  );
  return (
    <Card pad className="public-holidays">
      <h3>{t("holidays.title")}</h3>
      <HoursForm intent="holidays" values={{ openedDays: opened }}>
        {({ isBusy }) => (
          <>
            <Checkbox
              name="closed"
              label={t("holidays.closed", { country: countryName(country) })}
              key={String(hours.closedOnHolidays)}
              defaultChecked={hours.closedOnHolidays}
              disabled={isReadOnly}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            />
            <noscript>
              <Button type="submit" size="sm" variant="soft" busy={isBusy}>
                {t("holidays.save")}
              </Button>
            </noscript>
          </>
        )}
      </HoursForm>
      <ul>{holidays.slice(0, shownAtOnce).map(row)}</ul>
      {holidays.length > shownAtOnce ? (
        <details>
          <summary>{t("holidays.all", { count: holidays.length })}</summary>
          <ul>{holidays.slice(shownAtOnce).map(row)}</ul>
        </details>
      ) : null}
      <p className="public-holidays-source">{t("holidays.source")}</p>
    </Card>
  );
}

type Holiday = OpeningHours["holidays"][number];

function openedIn({ holidays }: OpeningHours): string[] {
  return holidays.filter(({ isOpened }) => isOpened).map(({ date }) => date);
}

type HolidayRowProps = { readonly holiday: Holiday; readonly hours: OpeningHours; readonly isReadOnly: boolean };

function HolidayRow({ holiday, hours, isReadOnly }: HolidayRowProps) {
  const t = useT("hours");
  const { date, name, isOpened } = holiday;
  const day = formatDateShort(date, useLocale(), "UTC");
  const others = openedIn(hours).filter((one) => one !== date);
  const version = hours.weekly.findLast(({ validFrom }) => validFrom <= date);
  const isClosedAnyway = (version?.days[weekdayOf(date)] ?? []).length === 0;
  return (
    <li className="public-holidays-day">
      <div>
        <p className="font-strong">{day}</p>
        <p>{name}</p>
      </div>
      {!hours.closedOnHolidays || isReadOnly ? null : isClosedAnyway ? (
        <span>{t("holidays.closedAnyway")}</span>
      ) : (
        <HoursForm intent="holidays" values={{ closed: "on", openedDays: isOpened ? others : [...others, date] }}>
          {({ isBusy }) => (
            <Button
              type="submit"
              variant="ghost"
              size="sm"
              busy={isBusy}
              aria-label={t(isOpened ? "holidays.closeOn" : "holidays.openOn", { date: day, name })}
            >
              {t(isOpened ? "holidays.close" : "holidays.open")}
            </Button>
          )}
        </HoursForm>
      )}
    </li>
  );
}
