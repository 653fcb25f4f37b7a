import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { Card } from "#web/ui/card.tsx";
import { type DayCells, daySummary } from "./day-summary.ts";
import type { CalendarBooking } from "./load-calendar.ts";

type DayFactsProps = {
  readonly day: GridDay;
  readonly bookings: readonly CalendarBooking[];
  readonly cells: DayCells;
  readonly now: number;
};

export function DayFacts({ day, bookings, cells, now }: DayFactsProps) {
  const { bookings: booked, freeMinutes } = daySummary(day, cells, now);
  const here = new Set(booked.map(({ id }) => id));
  return (
    <DayFactsCard
      className="calendar-only-wide"
      bookings={bookings.filter(({ id }) => here.has(id))}
      freeMinutes={freeMinutes}
    />
  );
}

type DayFactsCardProps = {
  readonly bookings: readonly CalendarBooking[];
  readonly freeMinutes: number;
  readonly className?: string;
};

export function DayFactsCard({ bookings, freeMinutes, className }: DayFactsCardProps) {
  const t = useT("calendar");
  const locale = useLocale();
  const { currency } = useHostPlace();
  const pay = bookings.reduce((sum, { price }) => sum + price, 0);
  const free = freeMinutes > 0 ? formatDuration(t, freeMinutes) : t("calendar.noTime");
  return (
    <Card pad {...(className ? { className } : {})}>
      <h3>{t("calendar.thisDay")}</h3>
      <dl className="day-facts">
        <div>
          <dt>{t("calendar.dayBookings")}</dt>
          <dd className="num">{bookings.length}</dd>
        </div>
        <div>
          <dt>{t("calendar.dayFree")}</dt>
          <dd className="num">{free}</dd>
        </div>
        <div>
          <dt>{t("calendar.dayPay")}</dt>
          <dd className="num">
            <bdi>{formatPrice(pay, locale, currency)}</bdi>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
