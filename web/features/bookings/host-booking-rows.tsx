import { ArrowLeftRight, Ban, CircleSlash, Ellipsis, Phone, PhoneOff, User, UserCheck, UserX } from "lucide-react";
import { formatPrice } from "#format/numbers.ts";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Menu } from "#web/ui/menu.tsx";
import type { MenuItem } from "#web/ui/menu-types.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { HostBooking, HostBookingsData } from "./load-host-bookings.ts";
import { useBookingFormats } from "./use-booking-formats.ts";
import { WhatsappMessage } from "./whatsapp-message.tsx";

type RowsProps = {
  readonly data: HostBookingsData;
  readonly onCancel: (booking: HostBooking) => void;
  readonly onDecline: (booking: HostBooking) => void;
  readonly onMove: (booking: HostBooking) => void;
  readonly onBlock: (booking: HostBooking) => void;
  readonly onCustomer: (booking: HostBooking) => void;
  readonly onNoShow: (booking: HostBooking, noShow: boolean) => void;
  readonly onArrived: (booking: HostBooking, arrived: boolean) => void;
};

export function HostBookingRows(props: RowsProps) {
  const t = useT("hostBookings");
  const words = useBookingFormats(props.data.timeZone);
  const byDay = Map.groupBy(props.data.bookings, ({ startTime }) => words.heading(startTime, props.data.now));
  return (
    <div className="host-booking-rows">
      {[...byDay].map(([day, bookings]) => (
        <section key={day}>
          <div className="host-booking-rows-day">
            <h3>{day}</h3>
            <span>{t("hostBookings.dayCount", { count: bookings.length })}</span>
          </div>
          <ul className="card host-booking-rows-list">
            {bookings.map((booking) => (
              <Row
                key={booking.id}
                booking={booking}
                from={words.clock(booking.startTime)}
                to={words.clock(booking.endTime)}
                arrived={booking.arrivedAt && words.clock(booking.arrivedAt)}
                isItsDay={words.isItsDay(booking.startTime, props.data.now)}
                {...props}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = RowsProps & {
  readonly booking: HostBooking;
  readonly from: string;
  readonly to: string;
  readonly arrived: string | null;
  /** The day of the visit has come. */
  readonly isItsDay: boolean;
};

function Row({ booking, from, to, arrived, isItsDay, data, onCancel, onNoShow, onArrived, ...more }: RowProps) {
  const t = useT("hostBookings");
  const hasStarted = booking.startTime <= data.now;
  const isNow = hasStarted && booking.endTime > data.now && booking.status === "confirmed";
  const call = callUrl(booking.customerPhone ?? "");
  return (
    <li className="host-booking-rows-row">
      <div className="host-booking-rows-time num">
        <strong>{from}</strong>
        <span>{t("hostBookings.until", { time: to })}</span>
      </div>
      <div className="host-booking-rows-who">
        <span className="host-booking-rows-tags">
          <strong>
            <bdi>
              {booking.customerName ?? t(booking.isErased ? "hostBookings.detailsErased" : "hostBookings.noName")}
            </bdi>
          </strong>
          {isNow ? <Tag>{t("hostBookings.now")}</Tag> : null}
          {arrived ? <Tag>{t("hostBookings.arrivedAt", { time: arrived })}</Tag> : null}
          {booking.status === "no_show" ? <Tag>{t("hostBookings.markedNoShow")}</Tag> : null}
          {booking.bookedBy === "provider" ? (
            <Tag>{t(data.calendars.length > 1 ? "hostBookings.addedByTeam" : "hostBookings.addedByYou")}</Tag>
          ) : null}
        </span>
        <span>
          <bdi>{booking.serviceItemName}</bdi>
        </span>
        <Facts booking={booking} calendars={data.calendars} />
      </div>
      <div className="host-bookings-actions">
        {call ? (
          <>
            <a className="button" {...buttonLook({ variant: "outline", size: "sm" })} href={call}>
              <Phone className="icon" aria-hidden="true" />
              {t("hostBookings.call")}
            </a>
            <MessageCustomer booking={booking} hostId={data.hostId} hasStarted={hasStarted} />
          </>
        ) : null}
        {booking.status === "confirmed" && !hasStarted ? (
          <Button
            size="sm"
            variant="quiet-danger"
            icon={<Ban className="icon" aria-hidden="true" />}
            onClick={() => onCancel(booking)}
          >
            {t("hostBookings.cancel")}
          </Button>
        ) : null}
        {isItsDay && booking.status !== "cancelled" ? (
          <Button
            size="sm"
            variant={arrived ? "ghost" : "outline"}
            icon={<UserCheck className="icon" aria-hidden="true" />}
            onClick={() => onArrived(booking, !arrived)}
          >
            {t(arrived ? "hostBookings.undoArrived" : "hostBookings.arrived")}
          </Button>
        ) : null}
        {hasStarted && !arrived && booking.status !== "cancelled" ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<UserX className="icon" aria-hidden="true" />}
            onClick={() => onNoShow(booking, booking.status !== "no_show")}
          >
            {t(booking.status === "no_show" ? "hostBookings.came" : "hostBookings.noShow")}
          </Button>
        ) : null}
        <MoreActions
          booking={booking}
          hasStarted={hasStarted}
          mayManage={data.mayManage}
          {...more}
          onMove={data.calendars.length > 1 ? more.onMove : null}
        />
      </div>
    </li>
  );
}

type MessageCustomerProps = {
  readonly booking: HostBooking;
  readonly hostId: number;
  readonly hasStarted: boolean;
};

function MessageCustomer({ booking, hostId, hasStarted }: MessageCustomerProps) {
  const t = useT("hostBookings");
  const params = { hostId: String(hostId), bookingId: booking.id };
  const markOpened = async () => {
    try {
      await browserApi("PUT /hosts/{hostId}/visitMessages/{bookingId}", { params, body: { isOpened: true } });
    } catch (error) {
      // Today then lists the reminder as not sent.
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
    }
  };
  return (
    <WhatsappMessage
      name={booking.customerName ?? t("hostBookings.noName")}
      phone={booking.customerPhone}
      look={{ variant: "outline", size: "sm" }}
      load={hasStarted ? null : () => browserApi("GET /hosts/{hostId}/visitMessages/{bookingId}", { params })}
      onOpen={(kind) => {
        if (kind === "reminder") void markOpened();
      }}
    >
      {t("hostBookings.message")}
    </WhatsappMessage>
  );
}

function Facts({ booking, calendars }: { booking: HostBooking; calendars: HostBookingsData["calendars"] }) {
  const t = useT("hostBookings");
  const locale = useLocale();
  const { currency } = useHostPlace();
  const name = calendars.length > 1 ? calendars.find(({ id }) => id === booking.calendarId)?.name : undefined;
  return (
    <span className="host-bookings-ref host-booking-rows-facts num">
      {name ? <bdi>{t("hostBookings.with", { name })}</bdi> : null}
      {booking.durationMinutes ? <span>{formatDuration(t, booking.durationMinutes)}</span> : null}
      <bdi>{formatPrice(booking.price, locale, currency)}</bdi>
      {booking.customerPhoneFormatted ? <bdi dir="ltr">{booking.customerPhoneFormatted}</bdi> : null}
      <bdi>{t("hostBookings.reference", { id: booking.id })}</bdi>
    </span>
  );
}

type MoreProps = Pick<RowsProps, "onDecline" | "onBlock" | "onCustomer"> & {
  readonly mayManage: boolean;
  readonly booking: HostBooking;
  readonly hasStarted: boolean;
  /** Null if the host has only one calendar. */
  readonly onMove: ((booking: HostBooking) => void) | null;
};

function MoreActions({ booking, hasStarted, mayManage, onDecline, onMove, onBlock, onCustomer }: MoreProps) {
  const t = useT("hostBookings");
  const items: MenuItem[] = [];
  const isAhead = booking.status === "confirmed" && !hasStarted;
  if (booking.customerPhone)
    items.push({
      label: t("hostBookings.card"),
      icon: <User className="icon" aria-hidden="true" />,
      onSelect: () => onCustomer(booking),
    });
  if (mayManage && isAhead && onMove)
    items.push({
      label: t("hostBookings.move"),
      icon: <ArrowLeftRight className="icon" aria-hidden="true" />,
      onSelect: () => onMove(booking),
    });
  if (mayManage && isAhead && booking.bookedBy === "customer")
    items.push({
      label: t("hostBookings.notReal"),
      icon: <CircleSlash className="icon" aria-hidden="true" />,
      onSelect: () => onDecline(booking),
    });
  if (mayManage && booking.customerPhone)
    items.push({
      label: t("hostBookings.block"),
      icon: <PhoneOff className="icon" aria-hidden="true" />,
      onSelect: () => onBlock(booking),
    });
  if (items.length === 0) return null;
  return (
    <div className="host-booking-rows-more">
      <Menu
        label={t("hostBookings.moreFor", { who: booking.customerName ?? booking.id })}
        trigger={<Ellipsis className="icon" aria-hidden="true" />}
        items={items}
      />
    </div>
  );
}
