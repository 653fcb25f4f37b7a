import { changeIn } from "./bars-charts.tsx";
import { type Figures, shareOf } from "./finding-rules.ts";
import type { Say } from "./say.ts";

const hoursOf = (minutes: number) => Math.round(minutes / 60);
const hundredths = (sums: Figures["sums"]) => Math.round(shareOf(sums) * 100);

/** Four numbers with their change in words. More is not always better, so there are no arrows and no colours. */
export function KeyFigures({ figures, say }: { figures: Figures; say: Say }) {
  const { t, compares } = say;
  const { sums, before } = figures;
  const made = sums.visits + sums.noShows;
  const visits = compares
    ? [
        changeIn(sums.visits, before.visits, say),
        t("figure.visitsBefore", { number: say.number(before.visits), before: say.before }),
      ]
    : [];
  const noShows = [
    compares ? changeIn(sums.noShows, before.noShows, say) : null,
    sums.noShows > 0 ? t("figure.noShowsHow", { count: Math.round(made / sums.noShows) }) : null,
  ];
  return (
    <dl className="key-figures">
      <Figure name={t("figure.visits")} value={say.number(sums.visits)} words={visits} />
      <Figure
        name={t("figure.hours")}
        value={say.number(hoursOf(sums.bookedMinutes))}
        of={t("figure.ofOpen", { number: say.number(hoursOf(sums.openMinutes)) })}
        words={hoursWords(figures, say)}
      />
      <Figure
        name={t("figure.money")}
        value={say.money(sums.priceCents)}
        words={[compares ? moneyChange(sums.priceCents - before.priceCents, say) : null, t("figure.moneyHow")]}
      />
      <Figure name={t("figure.noShows")} value={say.number(sums.noShows)} words={noShows} />
    </dl>
  );
}

function hoursWords({ sums, before }: Figures, { t, compares }: Say): (string | null)[] {
  if (sums.openMinutes === 0) return [];
  const [number, earlier] = [hundredths(sums), hundredths(before)];
  if (!compares || before.openMinutes === 0) return [t("figure.full", { number })];
  const key = number > earlier ? "figure.fuller" : number < earlier ? "figure.emptier" : "figure.asFull";
  return [t(key, { number }), t("figure.fullBefore", { number: earlier })];
}

function moneyChange(cents: number, { t, money }: Say): string {
  if (cents === 0) return t("change.moneySame");
  return cents > 0 ? t("change.more", { number: money(cents) }) : t("change.moneyLess", { amount: money(-cents) });
}

type FigureProps = { name: string; value: string; of?: string; words: readonly (string | null)[] };

export function Figure({ name, value, of, words: [change, rest] }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="key-figures-number">
        {value} {of ? <small>{of}</small> : null}
      </dd>
      <dd className="key-figures-change">
        {change ? <b>{change}</b> : null}
        {rest ? <span>{rest}</span> : null}
      </dd>
    </div>
  );
}
