import type { ReactNode } from "react";
import { formatTime } from "#format/times.ts";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type ItemValues, minutesOf, type RuleValues } from "./item-values.ts";
import { useRuleWords } from "./use-rule-words.ts";

type ItemRulesProps = {
  readonly values: ItemValues;
  readonly onChange: (change: Partial<ItemValues>) => void;
  readonly children: ReactNode;
};

const aroundChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];
const noticeChoices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080, 20_160];
const daysChoices = [7, 14, 28, 56, 90, 180, 365, 730, null];
const mostChoices = [null, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50];
const cancelChoices = [0, 60, 120, 360, 1440, 2880, 4320];

/** Closed at first, because most items need none of it. */
export function ItemRules({ values, onChange, children }: ItemRulesProps) {
  const t = useT("portal");
  const words = useRuleWords();
  const select = (name: keyof RuleValues, choices: readonly (number | null)[]) => ({
    label: t(`items.rules.${name}`),
    options: withStored(choices, values[name]).map((choice) => ({
      value: String(choice),
      label: words[name](choice),
    })),
    value: String(values[name]),
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange({ [name]: target.value === "null" ? null : Number(target.value) }),
  });
  return (
    <details className="item-rules">
      <summary>
        <span className="font-strong">{t("items.rules.title")}</span>
        <span className="field-hint">{words.summary(values)}</span>
      </summary>
      <div className="grid gap-5">
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.around")}</h3>
          <p className="field-hint">{t("items.rules.aroundHint")}</p>
          <div className="grid grid-cols-2 gap-4">
            <SelectField {...select("minutesBefore", aroundChoices)} />
            <SelectField {...select("minutesAfter", aroundChoices)} />
          </div>
          <Ruler values={values} />
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.when")}</h3>
          <div className="item-rules-three">
            <SelectField {...select("noticeMinutes", noticeChoices)} />
            <SelectField {...select("daysAhead", daysChoices)} />
            <SelectField {...select("mostPerDay", mostChoices)} />
          </div>
          <Note>{t("items.rules.whenHint", { span: words.span(values) })}</Note>
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{t("items.rules.cancelling")}</h3>
          <SelectField {...select("cancelMinutes", cancelChoices)} hint={t("items.rules.cancelHint")} />
        </section>
        {children}
      </div>
    </details>
  );
}

/** A value that was set through the API may not be among the choices. */
function withStored(choices: readonly (number | null)[], stored: number | null): readonly (number | null)[] {
  return choices.includes(stored) ? choices : [...choices, stored];
}

/** Drawn like the visit and the time around it in the calendar. */
function Ruler({ values }: { values: ItemValues }) {
  const t = useT("portal");
  const locale = useLocale();
  const { minutesBefore, minutesAfter } = values;
  const length = minutesOf(values.minutes) || 15;
  const clock = (minutes: number) => formatTime(new Date(Date.UTC(2000, 0, 1, 13, minutes)), locale, "UTC");
  return (
    <div>
      <div className="item-rules-ruler" aria-hidden="true">
        {minutesBefore > 0 ? <RulerEdge minutes={minutesBefore} /> : null}
        <span className="item-rules-visit" style={{ flexGrow: length }}>
          {t("items.rules.withCustomer", { length: formatFullLength(t, length) })}
        </span>
        {minutesAfter > 0 ? <RulerEdge minutes={minutesAfter} /> : null}
      </div>
      <p className="field-hint" aria-live="polite">
        {t("items.rules.fills", {
          start: clock(0),
          from: clock(-minutesBefore),
          to: clock(Math.ceil(length / 15) * 15 + minutesAfter),
        })}
      </p>
    </div>
  );
}

function RulerEdge({ minutes }: { minutes: number }) {
  return (
    <span className="item-rules-edge" style={{ flexGrow: minutes }}>
      <b>{minutes}</b>
    </span>
  );
}
