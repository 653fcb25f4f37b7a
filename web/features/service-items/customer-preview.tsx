import { Check } from "lucide-react";
import { useId } from "react";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { type CalendarOption, type ItemValues, itemProblems, minutesOf, priceOf } from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";
import { useRuleWords } from "./use-rule-words.ts";

type CustomerPreviewProps = {
  readonly values: ItemValues;
  readonly calendars: readonly CalendarOption[];
};

/** Follows every change in the form. */
export function CustomerPreview({ values, calendars }: CustomerPreviewProps) {
  const t = useT("portal");
  const join = useJoin();
  const formats = useItemFormats();
  const words = useRuleWords();
  const headingId = useId();
  const problems = itemProblems(values, formats.currency);
  const { doneBy, calendarIds, noticeMinutes, daysAhead, cancelMinutes } = values;
  const names = calendars.filter(({ id }) => doneBy === "everyone" || calendarIds.includes(id)).map(({ name }) => name);
  const ahead = words.daysAhead(daysAhead);
  const sentences = [
    calendars.length > 1 && names.length > 0 ? t("items.with", { names: join(...names) }) : null,
    noticeMinutes === 0
      ? t("items.preview.upTo", { ahead })
      : t("items.preview.span", { notice: words.noticeMinutes(noticeMinutes), ahead }),
    cancelMinutes === 0
      ? t("items.preview.cancelUntilStart")
      : t("items.preview.cancel", { length: formatFullLength(t, cancelMinutes) }),
    t("items.preview.pay"),
  ].filter((sentence) => sentence !== null);
  return (
    <section className="customer-preview" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg">
        {t("items.preview.title")}
      </h3>
      <div className="customer-preview-item">
        <p className="font-strong" dir="auto">
          {values.name.trim() || t("items.preview.noName")}
        </p>
        <p className="num text-sm text-muted">
          {problems.minutes ? null : formats.duration(minutesOf(values.minutes))}{" "}
          <b className="text-ink">
            {problems.price ? null : formats.price(priceOf(values.price, formats.currency) ?? 0)}
          </b>
        </p>
      </div>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Check className="icon" aria-hidden="true" />
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
