import type { CallOutput } from "#contract/calls.ts";
import { textLanguages } from "#contract/lists/text-languages.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import { emptyTexts, hasHalfTranslation, type TextValues } from "#web/features/hosts/index.ts";
import { addDays, addMonths } from "#web/lib/civil-date.ts";
import { readAmount } from "#web/lib/read-amount.ts";
import { readLength } from "#web/lib/read-length.ts";

export type ServiceItem = CallOutput<"GET /serviceItems">[number];
export type CalendarOption = Pick<CallOutput<"GET /hosts/{hostId}/calendars">[number], "id" | "name" | "colour">;

export type ItemValues = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly minutes: string;
  readonly doneBy: "everyone" | "chosen";
  /** The chosen calendars are kept while "everyone" is selected, in case the host changes their mind. */
  readonly calendarIds: readonly number[];
  /** Other items of the listing that get the same rules when this one is saved. */
  readonly copyRulesTo: readonly number[];
  /** The version being edited, or null for a new item. */
  readonly revision: number | null;
} & RuleValues &
  TextValues;

export type RuleValues = {
  readonly minutesBefore: number;
  readonly minutesAfter: number;
  readonly noticeMinutes: number;
  /** Null means 24 months. */
  readonly daysAhead: number | null;
  /** Null means no limit. */
  readonly mostPerDay: number | null;
  readonly cancelMinutes: number;
};

const usualRules: RuleValues = {
  minutesBefore: 0,
  minutesAfter: 0,
  noticeMinutes: 0,
  daysAhead: 180,
  mostPerDay: null,
  cancelMinutes: 60,
};

export const emptyItem: ItemValues = {
  name: "",
  description: "",
  price: "",
  minutes: "",
  doneBy: "everyone",
  calendarIds: [],
  copyRulesTo: [],
  revision: null,
  ...emptyTexts("en"),
  ...usualRules,
};

export function itemValuesOf(item: ServiceItem): ItemValues {
  const calendarIds = item.calendarIds ?? [];
  return {
    name: item.name,
    description: item.description ?? "",
    language: item.language ?? item.textLanguage,
    translations: withDescriptions(item.translations ?? {}),
    price: item.price.toFixed(2),
    minutes: item.duration_minutes === null ? "" : String(item.duration_minutes),
    doneBy: calendarIds.length === 0 ? "everyone" : "chosen",
    calendarIds,
    copyRulesTo: [],
    revision: item.revision ?? null,
    minutesBefore: item.minutesBefore ?? 0,
    minutesAfter: item.minutesAfter ?? 0,
    noticeMinutes: item.noticeMinutes ?? 0,
    daysAhead: item.daysAhead ?? null,
    mostPerDay: item.mostPerDay ?? null,
    cancelMinutes: item.cancelMinutes,
  };
}

function withDescriptions(translations: NonNullable<ServiceItem["translations"]>): TextValues["translations"] {
  const texts = textLanguages.flatMap((language) => {
    const text = translations[language];
    return text ? [[language, { name: text.name, description: text.description ?? "" }] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Empty text means 0. Null means that the text is not a price. */
export function priceOf(text: string, currency: string): number | null {
  return isBlank(text) ? 0 : readAmount(text, currency);
}

/** Empty text means that no duration is given. */
export function minutesOf(text: string): number | null {
  return isBlank(text) ? null : readLength(text);
}

type ItemProblem =
  | "texts.incomplete"
  | "items.needsName"
  | "items.badPrice"
  | "items.badMinutes"
  | "items.needsCalendar";
export type ItemProblems = Partial<Record<keyof ItemValues, ItemProblem>>;

export function itemProblems(values: ItemValues, currency: string): ItemProblems {
  const problems: ItemProblems = {};
  const price = priceOf(values.price, currency);
  const minutes = minutesOf(values.minutes);
  if (isBlank(values.name)) problems.name = "items.needsName";
  if (hasHalfTranslation(values, !isBlank(values.description))) problems.translations = "texts.incomplete";
  if (price === null || price > 100_000) problems.price = "items.badPrice";
  if (!isBlank(values.minutes) && (minutes === null || minutes > 1440)) problems.minutes = "items.badMinutes";
  if (values.doneBy === "chosen" && values.calendarIds.length === 0) problems.calendarIds = "items.needsCalendar";
  return problems;
}

/** If the host was not asked who does the item, the stored calendars stay. */
export function itemBodyOf(values: ItemValues, currency: string, isAskedWho: boolean) {
  return {
    name: values.name.trim(),
    description: values.description,
    language: values.language,
    translations: values.translations,
    price: priceOf(values.price, currency) ?? 0,
    durationMinutes: minutesOf(values.minutes),
    minutesBefore: values.minutesBefore,
    minutesAfter: values.minutesAfter,
    noticeMinutes: values.noticeMinutes,
    daysAhead: values.daysAhead,
    mostPerDay: values.mostPerDay,
    cancelMinutes: values.cancelMinutes,
    copyRulesTo: [...values.copyRulesTo],
    ...(isAskedWho ? { calendarIds: values.doneBy === "everyone" ? [] : [...values.calendarIds] } : {}),
  };
}

export const itemWireFields: Readonly<Record<string, keyof ItemValues>> = {
  name: "name",
  description: "description",
  language: "translations",
  translations: "translations",
  price: "price",
  durationMinutes: "minutes",
  calendarIds: "calendarIds",
  copyRulesTo: "copyRulesTo",
};

/** Without a rule, until the end of the 24th month, counting this month. */
export function lastBookableDay(today: string, daysAhead: number | null): string {
  return daysAhead === null ? addDays(addMonths(`${today.slice(0, 7)}-01`, 24), -1) : addDays(today, daysAhead);
}
