import { Link } from "react-router";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { Price } from "#web/pages/booking/flow/booking-line.tsx";
import type { NearestTime, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { ZoneLine } from "#web/pages/booking/flow/visitor-time.tsx";

export type AppointmentView = {
  readonly startTime: string;
  readonly endTime: string;
  /** The date in the venue's zone, such as `2027-03-28`. */
  readonly date: string;
  /** The place in "Ireland time". */
  readonly place: string;
  readonly monthTile: string;
  readonly dayTile: string;
  readonly fullDay: string;
  readonly range: string;
  readonly time: string;
  readonly moment: string;
};

type AppointmentCardProps = {
  readonly appointment: AppointmentView;
  readonly service: ServiceView;
  /** Null if the customer chose Anyone. Undefined if the host has only one calendar. */
  readonly withName: string | null | undefined;
};

function DateTile({ appointment, muted }: { appointment: AppointmentView; muted?: boolean }) {
  return (
    <span className="appointment-card-date" data-muted={muted || undefined} aria-hidden="true">
      <span className="appointment-card-date-month">{appointment.monthTile}</span>
      <b className="appointment-card-date-day">{appointment.dayTile}</b>
    </span>
  );
}

export function AppointmentCard({ appointment, service, withName }: AppointmentCardProps) {
  const t = useT("booking");
  const duration = formatDuration(t, service.durationMinutes);
  return (
    <div className="card" data-pad>
      <div className="flex flex-wrap items-start gap-4">
        <DateTile appointment={appointment} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-lg font-strong">{appointment.fullDay}</p>
          <p className="num text-ink-2">
            <bdi className="whitespace-nowrap" dir="ltr">
              {appointment.range}
            </bdi>{" "}
            ({duration})
          </p>
          <p className="num text-sm text-muted">
            <ZoneLine startTime={appointment.startTime} endTime={appointment.endTime} venue={appointment} />
          </p>
        </div>
      </div>
      <div className="appointment-card-service">
        <span>
          <b>{service.name}</b>
          <WithNote name={withName} />
        </span>
        <b>
          <Price>{service.priceText}</Price>
        </b>
      </div>
    </div>
  );
}

function WithNote({ name }: { name: string | null | undefined }) {
  const t = useT("booking");
  if (name === undefined) return null;
  return <span className="booking-line-note">{name === null ? t("with.withAnyone") : t("with.name", { name })}</span>;
}

export type Gone = { readonly reason: "taken" | "past" | "notOffered"; readonly nearest: readonly NearestTime[] };

type SlotGoneCardProps = AppointmentCardProps & {
  readonly gone: Gone;
  readonly hrefOf: (start: string) => string;
  readonly allTimesTo: string;
  readonly allTimesState: unknown;
};

/** The nearest free times are submit buttons, so that the form keeps what was typed without JavaScript, too. */
export function SlotGoneCard(props: SlotGoneCardProps) {
  const { appointment, service, gone, hrefOf, allTimesTo, allTimesState } = props;
  const t = useT("booking");
  const pick = gone.reason === "taken" ? "review.pickNearest" : "review.pickAnother";
  return (
    <section className="card appointment-card-gone" data-pad role="alert">
      <div className="flex flex-wrap items-start gap-4">
        <DateTile appointment={appointment} muted />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-lg font-strong">{t(`review.${gone.reason}`, { time: appointment.time })}</p>
          <p className="text-ink-2">{gone.nearest.length > 0 ? t(pick) : t("review.noNearest")}</p>
        </div>
      </div>
      {gone.nearest.length > 0 ? (
        <div className="nearest-times">
          {gone.nearest.map(({ start, day, time }) => (
            <button
              key={start}
              type="submit"
              className="time-list-time num"
              name="intent"
              value="pick"
              formAction={hrefOf(start)}
              formNoValidate
            >
              <span className="text-sm">{day}</span>
              <b className="nearest-times-time">{time}</b>
            </button>
          ))}
        </div>
      ) : null}
      <p>
        <Link className="tap-target font-strong" to={allTimesTo} state={allTimesState}>
          {t("review.allTimes")}
        </Link>
      </p>
      <div className="appointment-card-service">
        <span>
          <b>{service.name}</b>
          <span className="booking-line-note">{formatDuration(t, service.durationMinutes)}</span>
          <WithNote name={props.withName} />
        </span>
        <b>
          <Price>{service.priceText}</Price>
        </b>
      </div>
    </section>
  );
}
