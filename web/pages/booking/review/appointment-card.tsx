import type { ReactNode } from "react";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Price } from "#web/pages/booking/flow/booking-line.tsx";
import type { ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import type { VisitView } from "#web/pages/booking/flow/visit-view.ts";
import { ZoneLine } from "#web/pages/booking/flow/visitor-time.tsx";
import { buttonLook } from "#web/ui/button-look.ts";

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
  /** The start of each service, in the order of the visit. */
  readonly serviceTimes: readonly string[];
  readonly moment: string;
};

export type AppointmentCardProps = {
  readonly appointment: AppointmentView;
  readonly visit: VisitView;
  readonly holdLine: ReactNode;
  /** Where the visit without one of its services is reviewed. */
  readonly hrefWithout: (serviceId: number) => string;
  /** Null if the customer chose Anyone. Undefined if the host has only one calendar. */
  readonly withName: string | null | undefined;
};

export function DateTile({ appointment, muted }: { appointment: AppointmentView; muted?: boolean }) {
  return (
    <span className="appointment-card-date" data-muted={muted || undefined} aria-hidden="true">
      <span className="appointment-card-date-month">{appointment.monthTile}</span>
      <b className="appointment-card-date-day">{appointment.dayTile}</b>
    </span>
  );
}

export function AppointmentCard({ appointment, visit, withName, holdLine, hrefWithout }: AppointmentCardProps) {
  const t = useT("booking");
  const duration = formatDuration(t, visit.durationMinutes);
  const join = useJoin();
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
      {holdLine}
      {visit.services.map((service, n) => (
        <div className="appointment-card-service" key={service.id}>
          <span>
            <b>{service.name}</b>
            {visit.services.length > 1 ? (
              <>
                <span className="booking-line-note num">
                  {join(appointment.serviceTimes[n], formatDuration(t, service.durationMinutes))}
                </span>
                <RemoveService service={service} to={hrefWithout(service.id)} />
              </>
            ) : null}
            {visit.services.length === 1 ? <WithNote name={withName} /> : null}
          </span>
          <b>
            <Price>{service.priceText}</Price>
          </b>
        </div>
      ))}
      {visit.services.length > 1 ? <WithNote name={withName} /> : null}
    </div>
  );
}

/** A submit button, so that the form keeps what was typed without JavaScript, too. */
function RemoveService({ service, to }: { service: ServiceView; to: string }) {
  const t = useT("booking");
  return (
    <button
      type="submit"
      className="appointment-card-change"
      name="intent"
      value="pick"
      formAction={to}
      formNoValidate
      aria-label={t("review.removeService", { name: service.name })}
    >
      {t("review.remove")}
    </button>
  );
}

type AddServiceProps = { readonly others: readonly ServiceView[]; readonly hrefWith: (serviceId: number) => string };

export function AddService({ others, hrefWith }: AddServiceProps) {
  const t = useT("booking");
  if (others.length === 0) return null;
  return (
    <details className="card appointment-card-add" data-pad>
      <summary>{t("review.addService")}</summary>
      {others.map((service) => (
        <div className="appointment-card-service" key={service.id}>
          <span>
            <b>{service.name}</b>
            <span className="booking-line-note num">
              {formatDuration(t, service.durationMinutes)}, <Price>{service.priceText}</Price>
            </span>
          </span>
          <button
            type="submit"
            className="button"
            {...buttonLook({ variant: "outline", size: "sm" })}
            name="intent"
            value="pick"
            formAction={hrefWith(service.id)}
            formNoValidate
            aria-label={t("review.addNamed", { name: service.name })}
          >
            {t("review.add")}
          </button>
        </div>
      ))}
    </details>
  );
}

export function WithNote({ name }: { name: string | null | undefined }) {
  const t = useT("booking");
  if (name === undefined) return null;
  return <span className="booking-line-note">{name === null ? t("with.withAnyone") : t("with.name", { name })}</span>;
}
