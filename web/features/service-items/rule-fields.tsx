import { Check } from "lucide-react";
import { useId } from "react";
import { formatTime } from "#format/times.ts";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type ItemValues, minutesOf, type RuleValues } from "./item-values.ts";
import { useRuleSentences } from "./use-rule-sentences.ts";
import { useRuleWords } from "./use-rule-words.ts";

export type RuleFieldsProps = {
  readonly values: ItemValues;
  readonly onChange: (change: Partial<ItemValues>) => void;
};

const aroundChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];
const noticeChoices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080, 20_160];
const daysChoices = [7, 14, 28, 56, 90, 180, 365, 730, null];
const mostChoices = [null, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50];
const cancelChoices = [0, 60, 120, 360, 1440, 2880, 4320];

export function AroundFields({ values, onChange }: RuleFieldsProps) {
  const select = useRuleSelect({ values, onChange });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <SelectField {...select("minutesBefore", aroundChoices)} />
        <SelectField {...select("minutesAfter", aroundChoices)} />
      </div>
      <Ruler values={values} />
    </>
  );
}

/** The sentence has real times, so it needs to know when the page was loaded. */
export function WhenFields({ values, onChange, now }: RuleFieldsProps & { readonly now: number }) {
  const select = useRuleSelect({ values, onChange });
  const sentences = useRuleSentences(now);
  return (
    <>
      <div className="rule-fields-three">
        <SelectField {...select("noticeMinutes", noticeChoices)} />
        <SelectField {...select("daysAhead", daysChoices)} />
        <SelectField {...select("mostPerDay", mostChoices)} />
      </div>
      <div aria-live="polite">
        <Note>{sentences.when(values)}</Note>
      </div>
    </>
  );
}

export function CancelFields({ values, onChange, now }: RuleFieldsProps & { readonly now: number }) {
  const t = useT("portal");
  const name = useId();
  const words = useRuleWords();
  const sentences = useRuleSentences(now);
  return (
    <fieldset className="field">
      <legend className="field-label">{t("items.rules.cancelMinutes")}</legend>
      <div className="chip-group">
        {withStored(cancelChoices, values.cancelMinutes).map((minutes) => (
          <label key={minutes} className="chip">
            <input
              className="tile-input"
              type="radio"
              name={name}
              checked={minutes === values.cancelMinutes}
              onChange={() => onChange({ cancelMinutes: minutes ?? 0 })}
            />
            {minutes === values.cancelMinutes ? <Check className="icon" aria-hidden="true" /> : null}
            {words.cancelMinutes(minutes)}
          </label>
        ))}
      </div>
      <p className="field-hint" aria-live="polite">
        {sentences.cancelling(values)} {t("items.rules.cancelHint")}
      </p>
    </fieldset>
  );
}

function useRuleSelect({ values, onChange }: RuleFieldsProps) {
  const t = useT("portal");
  const words = useRuleWords();
  return (name: keyof RuleValues, choices: readonly (number | null)[]) => ({
    label: t(`items.rules.${name}`),
    options: withStored(choices, values[name]).map((choice) => ({
      value: String(choice),
      label: words[name](choice),
    })),
    value: String(values[name]),
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange({ [name]: target.value === "null" ? null : Number(target.value) }),
  });
}

/** A value that was set through the API may not be among the choices. */
function withStored(choices: readonly (number | null)[], stored: number | null): readonly (number | null)[] {
  return choices.includes(stored) ? choices : [...choices, stored];
}

/**
 * Drawn like the visit and the time around it in the calendar. The Content-Security-Policy forbids styles in HTML, so
 * the parts get their true widths after hydration.
 */
function Ruler({ values }: { values: ItemValues }) {
  const t = useT("portal");
  const isAlive = useHydrated();
  const widthOf = (minutes: number) => (isAlive ? { style: { flexGrow: minutes } } : {});
  const locale = useLocale();
  const { minutesBefore, minutesAfter } = values;
  const length = minutesOf(values.minutes) || 15;
  const clock = (minutes: number) => formatTime(new Date(Date.UTC(2000, 0, 1, 13, minutes)), locale, "UTC");
  return (
    <div>
      <div className="rule-fields-ruler" aria-hidden="true">
        {minutesBefore > 0 ? <Edge minutes={minutesBefore} {...widthOf(minutesBefore)} /> : null}
        <span className="rule-fields-visit" {...widthOf(length)}>
          {t("items.rules.withCustomer", { length: formatFullLength(t, length) })}
        </span>
        {minutesAfter > 0 ? <Edge minutes={minutesAfter} {...widthOf(minutesAfter)} /> : null}
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

function Edge({ minutes, style }: { minutes: number; style?: { flexGrow: number } }) {
  return (
    <span className="rule-fields-edge" style={style}>
      <b>{minutes}</b>
    </span>
  );
}
