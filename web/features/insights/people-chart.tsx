import type { ChartParts } from "./chart.tsx";
import type { Figures } from "./finding-rules.ts";
import { placing, type Say } from "./say.ts";

type People = NonNullable<Figures["people"]>;
type Split = { readonly returning: number; readonly new: number };

const total = ({ returning, new: fresh }: Split) => returning + fresh;

export function peopleChart(people: People, say: Say): ChartParts {
  const { t } = say;
  const before = say.compares ? people.before : null;
  const share = Math.round((people.returning / total(people)) * 100);
  const rows: { name: string; split: Split }[] = [{ name: t(`now.${say.weeks}`), split: people }];
  if (before) rows.push({ name: say.before, split: before });
  const tellsAgain = before !== null && before.new >= 5;
  return {
    title: people.returning > 0 ? t("people.returned", { number: share }) : t("people.plain"),
    what: t("people.what"),
    plot: <PeoplePlot people={people} rows={rows} say={say} />,
    tell: tellsAgain
      ? t("people.again", { new: before.new, before: say.before, again: people.newBeforeWhoCameAgain })
      : null,
    tables: [
      {
        caption: t("people.plain"),
        columns: [t("people.period"), t("people.returningColumn"), t("people.newColumn"), t("people.column")],
        rows: rows.map(({ name, split }) => [name, split.returning, split.new, total(split)]),
      },
      {
        caption: t("people.howOften", { count: total(people) }),
        columns: [t("people.plain"), t("people.column")],
        rows: [
          [t("people.once"), people.once],
          [t("people.twice"), people.twice],
          [t("people.moreOften"), people.moreOften],
        ],
      },
    ],
  };
}

type Plot = { people: People; rows: readonly { readonly name: string; readonly split: Split }[]; say: Say };

const rowHeight = 108;

function PeoplePlot({ people, rows, say }: Plot) {
  const { t } = say;
  const place = placing(say.isRtl);
  const top = Math.max(...rows.map(({ split }) => total(split)));
  const often = rows.length * rowHeight + 22;
  const bars = [
    { name: t("people.once"), value: people.once },
    { name: t("people.twice"), value: people.twice },
    { name: t("people.moreOften"), value: people.moreOften },
  ];
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const label = t("people.label", { returning: people.returning, new: people.new });
  return (
    <div className="chart-plot">
      <svg height={often + 88} role="img" aria-label={label}>
        {rows.map(({ name, split }, n) => {
          const y = n * rowHeight;
          const returning = (split.returning / top) * 99;
          const fresh = (split.new / top) * 99;
          return (
            <g key={name}>
              <text className="chart-name" x={place.at(0)} y={y + 14}>
                {name}
              </text>
              <text className="chart-name chart-end" x={place.at(100)} y={y + 14}>
                {t("people.sum", { count: total(split) })}
              </text>
              <rect className="chart-solid" {...place.box(0, returning)} y={y + 24} height={44} rx={3} />
              <rect className="chart-hatched" {...place.box(returning + 0.8, fresh)} y={y + 25} height={42} rx={3} />
              <text x={place.at(0)} y={y + 86}>
                <tspan className="chart-strong">{say.number(split.returning)}</tspan> {t("people.returning")}
              </text>
              <text className="chart-end" x={place.at(100)} y={y + 86}>
                <tspan className="chart-strong">{say.number(split.new)}</tspan> {t("people.new")}
              </text>
            </g>
          );
        })}
        <line className="chart-hair" x1="0" x2="100%" y1={often - 25.5} y2={often - 25.5} />
        <text className="chart-name" x={place.at(0)} y={often}>
          {t("people.howOften", { count: total(people) })}
        </text>
        {bars.map(({ name, value }, n) => {
          const width = (value / most) * 50;
          return (
            <g key={name}>
              <rect className="chart-solid" {...place.box(0, width)} y={often + 12 + n * 27} height={16} rx={3} />
              <text x={place.at(width)} dx={place.by(8)} y={often + 25 + n * 27}>
                <tspan className="chart-strong">{say.number(value)}</tspan> {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
