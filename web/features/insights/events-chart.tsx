import { isolated } from "#format/joined-text.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import type { ChartParts } from "./chart.tsx";
import { eventsFinding, type Figures } from "./finding-rules.ts";
import { placing, type Say } from "./say.ts";

type Event = NonNullable<Figures["events"]>[number];

const eventsDrawn = 8;

export function eventsChart(events: readonly Event[], say: Say): ChartParts {
  const { t } = say;
  const finding = eventsFinding([...events]);
  const name = (event: Event) =>
    t("events.on", { title: isolated(event.title), day: isolated(say.at(event.startsAt, event.timeZone)) });
  const past = events.filter(({ isOver }) => isOver);
  const sum = (of: (event: Event) => number) => past.reduce((total, event) => total + of(event), 0);
  const places = ({ capacity }: Event) => capacity ?? t("events.noLimit");
  return {
    title: finding
      ? t("events.came", { registered: say.number(finding.registered), came: say.number(finding.came) })
      : t("events.plain"),
    what: t("events.what"),
    plot: <EventsPlot events={events.slice(-eventsDrawn)} name={name} say={say} />,
    tables: [
      {
        caption: t("events.plain"),
        columns: [t("events.event"), t("events.places"), t("events.registered"), t("events.cameColumn")],
        rows: events.map((event) => [
          { value: `${event.title}, ${localDateOf(event.startsAt, event.timeZone)}`, shown: name(event) },
          places(event),
          event.registered,
          event.isOver ? event.came : t("events.notYet"),
        ]),
        ...(past.length > 0
          ? { foot: [t("events.sum"), "", sum((event) => event.registered), sum((event) => event.came)] }
          : {}),
      },
    ],
  };
}

type Plot = { events: readonly Event[]; name: (event: Event) => string; say: Say };

function EventsPlot({ events, name, say }: Plot) {
  const { t } = say;
  const place = placing(say.isRtl);
  const top = Math.max(1, ...events.map(({ registered }) => registered));
  const words = (event: Event) =>
    event.isOver
      ? t("events.cameOf", { came: event.came, registered: event.registered })
      : t("events.soFar", { registered: event.registered });
  const list = say.list(events.map((event) => `${event.title}: ${words(event)}`));
  return (
    <div className="chart-plot" role="img" aria-label={t("events.label", { list })}>
      {events.map((event) => (
        <div key={event.id} className="chart-event">
          <p>
            <span>{name(event)}</span> <span>{words(event)}</span>
          </p>
          <svg height={24} aria-hidden="true">
            <rect
              className={event.isOver ? "chart-frame" : "chart-frame chart-frame-open"}
              {...place.box(0.1, Math.max(1, (event.registered / top) * 99.8))}
              y={1}
              height={22}
              rx={3}
            />
            {event.isOver && event.came > 0 ? (
              <rect className="chart-solid" {...place.box(0, (event.came / top) * 99.8)} y={6} height={12} rx={2} />
            ) : null}
          </svg>
        </div>
      ))}
    </div>
  );
}
