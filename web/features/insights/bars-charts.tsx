import type { ChartParts } from "./chart.tsx";
import { type Figures, servicesFinding, waysFinding } from "./finding-rules.ts";
import { placing, type Say } from "./say.ts";

const rowHeight = 56;
/** Room for the number after the longest bar. */
const longest = 72;

type Bar = {
  readonly name: string;
  readonly value: number;
  readonly shown: string;
  readonly isFew?: boolean;
  /** Beside the bar. */
  readonly end?: string;
  /** A second text beside the name. */
  readonly note?: string;
};

export function Bars({ bars, label, say }: { bars: readonly Bar[]; label: string; say: Say }) {
  const place = placing(say.isRtl);
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className="chart-plot">
      <svg height={bars.length * rowHeight - 8} role="img" aria-label={label}>
        {bars.map(({ name, value, shown, isFew, end, note }, n) => {
          const y = n * rowHeight;
          const width = isFew ? 4 : (value / top) * longest;
          return (
            <g key={name}>
              <text className="chart-name" x={place.at(0)} y={y + 14}>
                {name}
              </text>
              {isFew || value > 0 ? (
                <rect
                  className={isFew ? "chart-few" : "chart-solid"}
                  {...place.box(0, width)}
                  y={y + 23}
                  height={18}
                  rx={3}
                />
              ) : null}
              <text className="chart-strong" x={place.at(width)} dx={place.by(8)} y={y + 37}>
                {shown}
              </text>
              {end ? (
                <text className="chart-name chart-end" x={place.at(100)} y={y + 37}>
                  {end}
                </text>
              ) : null}
              {note ? (
                <text className="chart-muted chart-end" x={place.at(100)} y={y + 14}>
                  {note}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const servicesShown = 10;

export function servicesChart({ services, sums }: Figures, say: Say): ChartParts {
  const { t } = say;
  const finding = servicesFinding(services);
  const share = finding ? t(`tenths.${finding.tenths}`) : "";
  const [name = "", second = ""] = finding?.names ?? [];
  const title = finding ? t(second ? "services.two" : "services.one", { name, second, share }) : t("services.plain");
  const shown = services.slice(0, servicesShown);
  const money = (cents: number) => ({ value: cents / 100, shown: say.money(cents) });
  return {
    title,
    what: t("services.what", { amount: say.money(sums.priceCents) }),
    plot: (
      <Bars
        say={say}
        label={t("services.label", { list: say.list(shown.map((one) => `${one.name} ${one.count}`)) })}
        bars={shown.map((one) => ({
          name: one.name,
          value: one.count,
          shown: say.number(one.count),
          end: say.money(one.priceCents),
        }))}
      />
    ),
    tables: [
      {
        caption: t("services.plain"),
        columns: [
          t("services.service"),
          t("services.times"),
          ...(say.compares ? [t("chart.before")] : []),
          t("services.paid"),
        ],
        rows: services.map((one) => [
          one.name,
          one.count,
          ...(say.compares ? [one.before] : []),
          money(one.priceCents),
        ]),
      },
    ],
  };
}

/** Words for more or fewer than before; null if one of both is too small to be shown. */
export function changeIn(now: number | null, before: number | null, say: Say): string | null {
  if (now === null || before === null) return null;
  if (now === before) return say.t("change.same");
  const number = say.number(Math.abs(now - before));
  return say.t(now > before ? "change.more" : "change.fewer", { number });
}

export function waysChart(ways: NonNullable<Figures["ways"]>, say: Say): ChartParts {
  const { t } = say;
  const finding = waysFinding(ways);
  const nameOf = (source: (typeof ways)[number]["source"]) => t(`way.${source ?? "unknown"}`);
  const counted = (value: number | null) => (value === null ? t("ways.underFive") : value);
  const shown = ways.filter(
    ({ bookings, bookingsBefore, views }) => bookings !== 0 || bookingsBefore !== 0 || views !== 0,
  );
  return {
    title: finding
      ? t(finding.times ? "ways.jump" : "ways.most", {
          way: nameOf(finding.source),
          number: say.number(finding.bookings),
          times: finding.times ?? 0,
        })
      : t("ways.plain"),
    what: t("ways.what"),
    note: t("ways.how"),
    plot: (
      <Bars
        say={say}
        label={t("ways.label", {
          list: say.list(shown.map((way) => `${nameOf(way.source)} ${counted(way.bookings)}`)),
        })}
        bars={shown.map(({ source, bookings, bookingsBefore }) => {
          const note = say.compares ? changeIn(bookings, bookingsBefore, say) : null;
          return {
            name: nameOf(source),
            value: bookings ?? 0,
            isFew: bookings === null,
            shown: bookings === null ? t("ways.underFive") : say.number(bookings),
            ...(note ? { note } : {}),
          };
        })}
      />
    ),
    tables: [
      {
        caption: t("ways.plain"),
        columns: [t("ways.way"), t("ways.bookings"), ...(say.compares ? [t("chart.before")] : []), t("ways.views")],
        rows: shown.map((way) => [
          nameOf(way.source),
          counted(way.bookings),
          ...(say.compares ? [counted(way.bookingsBefore)] : []),
          counted(way.views),
        ]),
      },
    ],
  };
}
