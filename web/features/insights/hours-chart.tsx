import { defined } from "#web/lib/defined.ts";
import type { ChartParts } from "./chart.tsx";
import { type Figures, hoursFinding, shareOf } from "./finding-rules.ts";
import { placing, type Say } from "./say.ts";

type Hour = Figures["hours"][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const rowHeight = 45;
const cellHeight = 42;
const head = 24;
const names = 11;

const percent = (hour: Hour) => Math.round(shareOf(hour) * 100);

export function hoursChart(figures: Figures, say: Say): ChartParts {
  const { t } = say;
  const { full, room, freeHours } = hoursFinding(figures);
  const named = {
    full: full ? t(`weekday.${full}`) : "",
    room: room ? t(`part.${room}`) : "",
  };
  const key = full && room ? "hours.both" : full ? "hours.full" : room ? "hours.room" : "hours.plain";
  const hours = hoursShown(figures.hours);
  const openDays = weekdays.filter((weekday) => figures.hours.some((hour) => hour.weekday === weekday));
  const cell = (weekday: number, at: number) => {
    const hour = find(figures.hours, weekday, at);
    return hour ? percent(hour) : t("hours.closedCell");
  };
  return {
    title: t(key, named),
    what: t("hours.what"),
    plot: <HoursPlot hours={figures.hours} say={say} />,
    tell: room && freeHours > 0 ? t("hours.tell", { room: named.room, count: freeHours }) : null,
    tables: [
      {
        caption: t("hours.caption"),
        columns: [t("hours.hour"), ...openDays.map(say.weekday)],
        rows: hours.map((at) => [`${at}–${at + 1}`, ...openDays.map((weekday) => cell(weekday, at))]),
      },
    ],
  };
}

function hoursShown(hours: readonly Hour[]): number[] {
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, n) => first + n);
}

const find = (hours: readonly Hour[], weekday: number, at: number) =>
  hours.find((hour) => hour.weekday === weekday && hour.hour === at);

/** Five steps: from limestone to teal. */
const heatOf = (share: number) => Math.min(5, 1 + Math.floor(share / 20));

function HoursPlot({ hours, say }: { hours: readonly Hour[]; say: Say }) {
  const { t } = say;
  const place = placing(say.isRtl);
  const shown = hoursShown(hours);
  const width = (100 - names) / shown.length;
  const sorted = hours.toSorted((a, b) => shareOf(b) - shareOf(a));
  const [fullest, emptiest] = [defined(sorted[0]), defined(sorted.at(-1))];
  const at = ({ weekday, hour }: Hour) => t("hours.at", { weekday: say.weekday(weekday), from: hour, to: hour + 1 });
  const label = {
    full: at(fullest),
    fullShare: percent(fullest),
    empty: at(emptiest),
    emptyShare: percent(emptiest),
  };
  return (
    <div className="chart-plot">
      <svg height={head + 7 * rowHeight} role="img" aria-label={t("hours.label", label)}>
        {shown.map((hour, n) =>
          // More than ten hours do not fit beside each other on a phone.
          shown.length <= 10 || n % 2 === 0 ? (
            <text key={hour} className="chart-muted chart-middle" x={place.at(names + (n + 0.5) * width)} y={14}>
              {hour}
            </text>
          ) : null,
        )}
        {weekdays.map((weekday, row) => {
          const y = head + row * rowHeight;
          return (
            <g key={weekday}>
              <text className="chart-name" x={place.at(0)} y={y + 27}>
                {say.weekday(weekday)}
              </text>
              {cellsOf(hours, weekday, shown).map((cell) =>
                cell.hour ? (
                  <HeatCell
                    key={cell.from}
                    hour={cell.hour}
                    x={names + cell.from * width}
                    y={y}
                    width={width}
                    say={say}
                  />
                ) : (
                  <ClosedCells
                    key={cell.from}
                    x={names + cell.from * width}
                    y={y}
                    width={cell.count * width}
                    say={say}
                  />
                ),
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

type CellRun = { readonly from: number; readonly count: number; readonly hour: Hour | null };

/** Closed hours beside each other are drawn as one. */
function cellsOf(hours: readonly Hour[], weekday: number, shown: readonly number[]): CellRun[] {
  const cells: CellRun[] = [];
  for (const [n, at] of shown.entries()) {
    const hour = find(hours, weekday, at) ?? null;
    const last = cells.at(-1);
    if (hour || !last || last.hour) cells.push({ from: n, count: 1, hour });
    else cells[cells.length - 1] = { ...last, count: last.count + 1 };
  }
  return cells;
}

type Placed = { readonly x: number; readonly y: number; readonly width: number; readonly say: Say };

function HeatCell({ hour, x, y, width, say }: Placed & { hour: Hour }) {
  const place = placing(say.isRtl);
  const share = percent(hour);
  return (
    <>
      <rect
        className="chart-heat"
        data-heat={heatOf(share)}
        {...place.box(x, width * 0.97)}
        y={y}
        height={cellHeight}
        rx={4}
      />
      <text className="chart-heat-number chart-middle" data-heat={heatOf(share)} x={place.at(x + width / 2)} y={y + 26}>
        {say.number(share)}
      </text>
    </>
  );
}

function ClosedCells({ x, y, width, say }: Placed) {
  const place = placing(say.isRtl);
  const hasRoom = width > 20;
  return (
    <>
      <rect className="chart-closed" {...place.box(x, width * 0.99)} y={y} height={cellHeight} rx={4} />
      {hasRoom ? (
        <svg x={place.at(x + width / 2)} y={y} width={1} height={1} overflow="visible" aria-hidden="true">
          <rect className="chart-closed-name" x={-33} y={10} width={66} height={22} rx={3} />
          <text className="chart-closed-text chart-middle" x={0} y={26}>
            {say.t("hours.closed")}
          </text>
        </svg>
      ) : null}
    </>
  );
}
