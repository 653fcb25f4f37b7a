import type { ReactNode } from "react";
import type { Cell, ChartTable } from "./chart-table.ts";
import type { Say } from "./say.ts";

export type ChartParts = {
  readonly title: string;
  readonly what: string;
  readonly note?: string;
  readonly plot: ReactNode;
  readonly tell?: string | null;
  readonly tables: readonly ChartTable[];
};

type Card = ChartParts & { readonly say: Say; readonly id: string; readonly csv: string; readonly size?: "7" | "5" };

export function ChartCard({ say, id, title, what, note, plot, tell, tables, csv, size }: Card) {
  const { t } = say;
  return (
    <section className="card chart" data-size={size} aria-labelledby={`chart-${id}`}>
      <div>
        <h3 id={`chart-${id}`}>{title}</h3>
        <p className="chart-what">{what}</p>
      </div>
      {plot}
      {note ? <p className="chart-what">{note}</p> : null}
      {tell ? <p className="chart-tell">{tell}</p> : null}
      <div className="chart-foot">
        <details>
          <summary>
            <FootIcon path="M12 3v18M3 9h18M3 15h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2" />
            <span className="chart-show">{t("chart.table")}</span>
            <span className="chart-hide">{t("chart.hideTable")}</span>
          </summary>
          {tables.map((table) => (
            <Table key={table.caption} table={table} say={say} />
          ))}
        </details>
        <a href={csv} download aria-label={t("chart.csvOf", { title })}>
          <FootIcon path="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />
          {t("chart.csv")}
        </a>
      </div>
    </section>
  );
}

function FootIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Table({ table: { caption, columns, rows, foot }, say }: { table: ChartTable; say: Say }) {
  const shown = (cell: Cell) =>
    typeof cell === "string" ? cell : typeof cell === "number" ? say.number(cell) : cell.shown;
  const line = ([name = "", ...cells]: readonly Cell[], key: number) => (
    <tr key={key}>
      <th scope="row">{shown(name)}</th>
      {cells.map((cell, n) => (
        <td key={columns[n + 1]}>{shown(cell)}</td>
      ))}
    </tr>
  );
  return (
    <div className="chart-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {foot ? <tfoot>{line(foot, 0)}</tfoot> : null}
      </table>
    </div>
  );
}

/** A chart without data keeps its card, with a sketch and the moment at which it begins. */
export function SoonCard({ title, text, when, size, sketch }: Soon & { readonly size?: "7" | "5" }) {
  return (
    <section className="card chart" data-size={size}>
      <h3>{title}</h3>
      <div className="chart-soon">
        {sketch}
        <p>{text}</p>
        <p>
          <span className="chart-soon-when">{when}</span>
        </p>
      </div>
    </section>
  );
}

export type Soon = {
  readonly title: string;
  readonly text: string;
  readonly when: string;
  readonly sketch: ReactNode;
};
