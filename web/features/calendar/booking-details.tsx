import { CalendarCheck, User } from "lucide-react";
import { Form } from "react-router";
import { formatPrice } from "#format/numbers.ts";
import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { useIsPast } from "#web/lib/use-is-past.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CalendarBooking } from "./load-calendar.ts";

type BookingDetailsProps = {
  readonly booking: CalendarBooking;
  readonly when: string;
  readonly onClose: () => void;
  /** Null if the calendar is read only. */
  readonly onCancel: (() => void) | null;
  readonly calendars: readonly OwnCalendar[];
  readonly onMove: (() => void) | null;
  readonly onCustomer: () => void;
};

export function BookingDetails({ booking, when, onClose, onCancel, ...props }: BookingDetailsProps) {
  const t = useT("calendar");
  const locale = useLocale();
  const { currency } = useHostPlace();
  const hasStarted = useIsPast(booking.startTime);
  const isAhead = booking.status === "confirmed" && !hasStarted;
  const isTeam = props.calendars.length > 1;
  const call = callUrl(booking.customerPhone ?? "");
  const { durationMinutes: minutes, customerEmail: email } = booking;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("calendar.bookingTitle")}
      lead={when}
      actions={
        <>
          {props.onMove && isTeam && isAhead ? (
            <Button variant="outline" onClick={props.onMove}>
              {t("calendar.moveBooking")}
            </Button>
          ) : null}
          {onCancel && isAhead ? (
            <Button variant="quiet-danger" onClick={onCancel}>
              {t("calendar.cancelConfirm")}
            </Button>
          ) : null}
          {booking.customerPhone ? (
            <Button variant="outline" icon={<User className="icon" aria-hidden="true" />} onClick={props.onCustomer}>
              {t("calendar.customerCard")}
            </Button>
          ) : null}
          <ShowInBookings booking={booking} />
        </>
      }
    >
      <dl className="booking-details">
        <div>
          <dt>{t("calendar.bookName")}</dt>
          <dd>
            <bdi>{booking.customerName ?? t("calendar.noName")}</bdi>
          </dd>
        </div>
        {call ? (
          <div>
            <dt>{t("calendar.bookPhone")}</dt>
            <dd className="num">
              <a href={call} dir="ltr">
                {booking.customerPhoneFormatted}
              </a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt>{t("calendar.bookingEmail")}</dt>
            <dd>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("calendar.bookItem")}</dt>
          <dd>
            <bdi>{booking.serviceItemName}</bdi>
            {minutes ? <> ({formatDuration(t, minutes)})</> : null}
          </dd>
        </div>
        {isTeam ? (
          <div>
            <dt>{t("calendar.with")}</dt>
            <dd>
              <bdi>{props.calendars.find(({ id }) => id === booking.calendarId)?.name}</bdi>
              {booking.isCalendarChosen ? <> ({t("calendar.askedFor")})</> : null}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("calendar.dayPay")}</dt>
          <dd className="num">
            <bdi>{formatPrice(booking.price, locale, currency)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("calendar.bookingId")}</dt>
          <dd className="num">
            <bdi>{booking.id}</bdi>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

function ShowInBookings({ booking }: { booking: CalendarBooking }) {
  const t = useT("calendar");
  const isOver = useIsPast(booking.endTime) || booking.status === "no_show";
  const list = isOver ? "past" : "upcoming";
  return (
    <Form method="post" action={`?tab=bookings&list=${list}`}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="q" value={booking.id} />
      <Button type="submit" variant="outline" block icon={<CalendarCheck className="icon" aria-hidden="true" />}>
        {t("calendar.showInBookings")}
      </Button>
    </Form>
  );
}
