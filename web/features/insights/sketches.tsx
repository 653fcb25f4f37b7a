import type { ReactNode } from "react";
import type { Soon } from "./chart.tsx";
import type { ChartId } from "./chart-table.ts";
import type { Say } from "./say.ts";

type Box = readonly [x: number, y: number, width: number, height: number, isFilled?: boolean];

const columns = [22, 34, 28, 46, 40, 58, 66, 76];
const fullCells = ["5 0", "6 0", "5 1", "6 2"];

const boxes: Readonly<Record<Exclude<ChartId, "ways">, readonly Box[]>> = {
  visits: columns.map((height, n): Box => [2 + 30 * n, 82 - height, 20, height]),
  hours: Array.from({ length: 21 }, (_, n): Box => {
    const [column, row] = [n % 7, Math.floor(n / 7)];
    return [1 + 34 * column, 1 + 29 * row, 28, 23, fullCells.includes(`${column} ${row}`)];
  }),
  services: [
    [1, 2, 220, 18],
    [1, 30, 150, 18],
    [1, 58, 80, 18],
  ],
  people: [
    [1, 24, 140, 36, true],
    [147, 24, 90, 36],
  ],
  events: [
    [1, 4, 226, 32],
    [7, 12, 176, 16, true],
    [1, 46, 150, 32],
    [7, 54, 117, 16, true],
  ],
};

/** Shows no invented numbers. */
function Sketch({ id, isRtl }: { id: ChartId; isRtl: boolean }) {
  return (
    <svg
      className="chart-sketch"
      viewBox="0 0 240 84"
      preserveAspectRatio={isRtl ? "xMaxYMid meet" : "xMinYMid meet"}
      aria-hidden="true"
    >
      <g {...(isRtl ? { transform: "matrix(-1 0 0 1 240 0)" } : {})}>
        {id === "ways" ? (
          <>
            <path className="chart-sketch-line" d="M1 12h120c50 0 40 30 80 30M1 42h200M1 72h120c50 0 40-30 80-30" />
            <circle className="chart-sketch-fill" cx="216" cy="42" r="15" />
          </>
        ) : (
          boxes[id].map(([x, y, width, height, isFilled]) => (
            <rect
              key={`${x} ${y}`}
              className={isFilled ? "chart-sketch-fill" : "chart-sketch-line"}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={4}
            />
          ))
        )}
      </g>
    </svg>
  );
}

export function soonOf(id: ChartId, { t, isRtl }: Say): Soon {
  return {
    title: t(`${id}.soonTitle`),
    text: t(`${id}.soonText`),
    when: t(`${id}.soonWhen`),
    sketch: <Sketch id={id} isRtl={isRtl} />,
  };
}

export function SoonList({ all }: { all: readonly Soon[] }): ReactNode {
  return (
    <ul className="insights-soon">
      {all.map(({ title, text, when, sketch }) => (
        <li key={title}>
          {sketch}
          <div>
            <h4>{title}</h4>
            <p>{text}</p>
            <span className="chart-soon-when">{when}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
