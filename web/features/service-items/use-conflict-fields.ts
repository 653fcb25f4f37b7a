import { type ConflictField, textsInWords } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { type CalendarOption, type ItemValues, minutesOf, priceOf } from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";
import { useRuleWords } from "./use-rule-words.ts";

export function useConflictFields(calendars: readonly CalendarOption[]): readonly ConflictField<ItemValues>[] {
  const t = useT<"portal" | "portalForms">();
  const join = useJoin();
  const words = useItemFormats();
  const ruleWords = useRuleWords();
  return [
    { label: t("items.name"), names: ["name"], text: ({ name }) => name.trim() },
    { label: t("items.description"), names: ["description"], text: ({ description }) => description.trim() },
    { label: t("texts.title"), names: ["language", "translations"], text: textsInWords },
    {
      label: t("items.price"),
      names: ["price"],
      text: ({ price }) => words.price(priceOf(price, words.currency) ?? 0),
    },
    { label: t("items.minutes"), names: ["minutes"], text: ({ minutes }) => words.duration(minutesOf(minutes)) },
    {
      label: t("items.rules.title"),
      names: ["minutesBefore", "minutesAfter", "noticeMinutes", "daysAhead", "mostPerDay", "cancelMinutes"],
      text: ruleWords.all,
    },
    {
      label: t("items.who"),
      names: ["doneBy", "calendarIds"],
      text: ({ doneBy, calendarIds }) => {
        const chosen = calendars.filter(({ id }) => calendarIds.includes(id)).map(({ name }) => name);
        return doneBy === "everyone" ? t("items.everyone") : join(...chosen);
      },
    },
  ];
}
