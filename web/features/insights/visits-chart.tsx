import type { ChartParts } from "./chart.tsx";
import { type Figures, visitsFinding } from "./finding-rules.ts";
import { placing, type Say } from "./say.ts";

const height = 286;
const base = 222;
const tallest = 190;

export function visitsChart({ steps }: Pick<Figures, "steps">, say: Say): ChartParts {
  const { t, weeks } = say;
  const isYear = weeks === 52;
  const finding = visitsFinding(steps);
  const unit = isYear ? "Month" : "Week";
  const visitsOf = ({ byCustomers, byHost }: Figures["steps"][number]) => byCustomers + byHost;
  const what = [t(`visits.what${unit}`), ...(say.compares ? [t("visits.whatBefore", { before: say.before })] : [])];
  const sum = (of: (step: Figures["steps"][number]) => number) => steps.reduce((total, step) => total + of(step), 0);
  const beforeCell = (value: number) => (say.compares ? [value] : []);
  return {
    title: finding
      ? t(`visits.${finding.trend}${unit}`, { first: say.number(finding.first), last: say.number(finding.last) })
      : t(`visits.plain${unit}`),
    what: what.join(" "),
    plot: <VisitsPlot steps={steps} say={say} />,
    tables: [
      {
        caption: t("visits.caption"),
        columns: [
          t(isYear ? "visits.month" : "visits.week"),
          t("visits.booked"),
          t("visits.added"),
          t("visits.sum"),
          ...(say.compares ? [t("chart.before")] : []),
          t("visits.cancelledColumn"),
        ],
        rows: steps.map((step) => [
          say.step(step.day),
          step.byCustomers,
          step.byHost,
          visitsOf(step),
          ...beforeCell(step.before),
          step.cancelled,
        ]),
        foot: [
          t("chart.sum"),
          sum((step) => step.byCustomers),
          sum((step) => step.byHost),
          sum(visitsOf),
          ...beforeCell(sum((step) => step.before)),
          sum((step) => step.cancelled),
        ],
      },
    ],
  };
}

/** `isPlain`: without the words about who booked. */
export function VisitsPlot({ steps, say, isPlain = false }: { steps: Figures["steps"]; say: Say; isPlain?: boolean }) {
  const { t } = say;
  const place = placing(say.isRtl);
  const name = say.weeks === 52 ? say.month : say.day;
  const totals = steps.map(({ byCustomers, byHost }) => byCustomers + byHost);
  const top = Math.max(1, ...totals, ...(say.compares ? steps.map(({ before }) => before) : []));
  const tall = (visits: number) => (visits / top) * tallest;
  const column = 100 / steps.length;
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const dayOf = (visits: number) => name(steps[totals.indexOf(visits)]?.day ?? "");
  const label = { low: say.number(low), lowDay: dayOf(low), high: say.number(high), highDay: dayOf(high) };
  const last = steps.at(-1);
  return (
    <>
      {isPlain ? null : <Key say={say} />}
      <div className="chart-plot" data-room={isPlain ? undefined : ""}>
        <svg height={height} role="img" aria-label={t("visits.label", label)}>
          {steps.map((step, n) => {
            const x = n * column;
            const [own, added] = [tall(step.byCustomers), tall(step.byHost)];
            const above = base - own - (step.byHost > 0 ? added + 2 : 0);
            // On phones only every third or fourth column has a name.
            const isNamed = n % Math.ceil(steps.length / 4) === 0;
            const bar = place.box(x + column * 0.21, column * 0.58);
            const behind = place.box(x + column * 0.02, column * 0.96);
            const middle = place.at(x + column / 2);
            return (
              <g key={step.day}>
                {say.compares && step.before > 0 ? (
                  <>
                    <rect className="chart-was" {...behind} y={base - tall(step.before)} height={tall(step.before)} />
                    <rect className="chart-was-top" {...behind} y={base - tall(step.before) - 1} height={2} />
                  </>
                ) : null}
                <rect className="chart-solid" {...bar} y={base - own} height={own} />
                {step.byHost > 0 ? <rect className="chart-hatched" {...bar} y={above} height={added} rx={2} /> : null}
                <text className="chart-strong chart-middle" x={middle} y={above - 7}>
                  {say.number(totals[n] ?? 0)}
                </text>
                <text className={isNamed ? "chart-middle" : "chart-middle chart-wide"} x={middle} y={241}>
                  {name(step.day)}
                </text>
                {step.cancelled > 0 ? (
                  <svg x={middle} y={258} width={1} height={1} overflow="visible" aria-hidden="true">
                    <path className="chart-cross" d="M-11 1l7 7M-4 1l-7 7" />
                    <text className="chart-ltr" x={1} y={9}>
                      {say.number(step.cancelled)}
                    </text>
                  </svg>
                ) : null}
              </g>
            );
          })}
          <line className="chart-base" x1="0" x2="100%" y1={base + 0.5} y2={base + 0.5} />
          {isPlain ? null : <line className="chart-hair" x1="0" x2="100%" y1="250.5" y2="250.5" />}
          {last && !isPlain ? <Words last={last} say={say} tall={tall} /> : null}
        </svg>
      </div>
    </>
  );
}

/** What the parts of the last column are, beside it. */
function Words({ last, say, tall }: { last: Figures["steps"][number]; say: Say; tall: (visits: number) => number }) {
  const { t } = say;
  const place = placing(say.isRtl);
  const own = base - tall(last.byCustomers) / 2;
  const words = [
    ...(last.byCustomers > 0 ? [{ y: own, text: t("visits.lastCustomers", { number: last.byCustomers }) }] : []),
    ...(last.byHost > 0
      ? [
          {
            y: base - tall(last.byCustomers) - tall(last.byHost) / 2,
            text: t("visits.lastHost", { number: last.byHost }),
          },
        ]
      : []),
    ...(say.compares && last.before > 0
      ? [{ y: base - tall(last.before), text: t("visits.lastBefore", { number: last.before }) }]
      : []),
  ].sort((a, b) => a.y - b.y);
  const lines: typeof words = [];
  for (const { y, text } of words)
    for (const line of linesOf(text)) lines.push({ y: Math.max(y, (lines.at(-1)?.y ?? 0) + lineHeight), text: line });
  const tooLow = Math.max(0, (lines.at(-1)?.y ?? 0) - base);
  const cancelled = linesOf(t("visits.cancelled")).map((text, n) => ({ y: 263 + n * lineHeight, text }));
  return (
    <>
      {[...lines.map(({ y, text }) => ({ y: y - tooLow, text })), ...cancelled].map(({ y, text }) => (
        <text key={y} className="chart-name chart-wide" x={place.at(100)} dx={place.by(10)} y={y + 4}>
          {text}
        </text>
      ))}
    </>
  );
}

const lineHeight = 18;
/** So many letters fit beside the columns (see `data-room` in chart.css). SVG does not break lines by itself. */
const lettersOfLine = 22;

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= lettersOfLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function Key({ say: { t, compares, before } }: { say: Say }) {
  return (
    <p className="chart-key">
      <span>
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <rect className="chart-solid" width="18" height="18" rx="2" />
        </svg>
        {t("visits.byCustomers")}
      </span>
      <span>
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <rect className="chart-hatched" x="1" y="1" width="16" height="16" rx="2" />
        </svg>
        {t("visits.byHost")}
      </span>
      {compares ? (
        <span>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <rect className="chart-was" y="3" width="18" height="15" />
            <rect className="chart-was-top" y="2" width="18" height="2" />
          </svg>
          {before}
        </span>
      ) : null}
      <span>
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path className="chart-cross" d="M5 5l8 8M13 5l-8 8" />
        </svg>
        {t("visits.cancelled")}
      </span>
    </p>
  );
}
