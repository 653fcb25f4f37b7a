import { Link } from "react-router";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { Price } from "#web/pages/booking/flow/booking-line.tsx";
import type { NearestTime } from "#web/pages/booking/flow/booking-views.ts";
import { type AppointmentCardProps, DateTile, WithNote } from "./appointment-card.tsx";

export type Gone = { readonly reason: "taken" | "past" | "notOffered"; readonly nearest: readonly NearestTime[] };

type SlotGoneCardProps = Omit<AppointmentCardProps, "hrefWithout" | "holdLine"> & {
  readonly gone: Gone;
  readonly hrefOf: (start: string) => string;
  readonly allTimesTo: string;
  readonly allTimesState: unknown;
};

/** The nearest free times are submit buttons, so that the form keeps what was typed without JavaScript, too. */
export function SlotGoneCard(props: SlotGoneCardProps) {
  const { appointment, visit, gone, hrefOf, allTimesTo, allTimesState } = props;
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
          <b>{visit.name}</b>
          <span className="booking-line-note">{formatDuration(t, visit.durationMinutes)}</span>
          <WithNote name={props.withName} />
        </span>
        <b>
          <Price>{visit.priceText}</Price>
        </b>
      </div>
    </section>
  );
}
