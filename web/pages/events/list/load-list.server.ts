import { citiesIn } from "#contract/countries/country-packs.ts";
import { communities } from "#contract/lists/communities.ts";
import { eventCategories } from "#contract/lists/event-categories.ts";
import {
  formatDayOfMonth,
  formatDayShort,
  formatMonth,
  formatMonthAndYear,
  formatWeekdayShort,
} from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import type { EventView } from "#web/features/registrations/index.ts";
import type { Api } from "#web/lib/api.ts";
import { addDays, addMonths, weekdayOf } from "#web/lib/civil-date.ts";
import type { SiteCountry } from "#web/lib/request-context.ts";
import { instantOf, localDateOf } from "#web/lib/zoned-time.ts";
import { eventView } from "../loaders/event-view.server.ts";
import { daysOfMonth, weekendFrom } from "./list-days.ts";
import { filterParams, type ListQuery } from "./list-query.ts";

export type DayView = {
  readonly date: string;
  readonly weekday: string;
  readonly number: string;
  readonly name: string;
  readonly count: number;
  /** At most three events, in order of start. */
  readonly cloths: readonly { readonly id: number; readonly communityId: number }[];
  readonly isToday: boolean;
  readonly isWeekend: boolean;
};

export type ListView = Awaited<ReturnType<typeof loadList>>;

const maxEvents = 500;
const monthsAhead = 12;

export async function loadList(api: Api, query: ListQuery, country: SiteCountry, locale: Locale, now: Date) {
  const { timeZone } = country;
  const today = localDateOf(now.toISOString(), timeZone);
  const thisMonth = today.slice(0, 7);
  const lastMonth = addMonths(`${thisMonth}-01`, monthsAhead).slice(0, 7);
  const month = query.month && query.month > thisMonth && query.month <= lastMonth ? query.month : thisMonth;
  const days = daysOfMonth(month, today);
  const weekend = query.weekend && month === thisMonth ? weekendFrom(today) : null;
  const last = weekend && weekend.last > days.last ? weekend.last : days.last;
  const startOf = (date: string) => instantOf(`${date}T00:00`, timeZone) ?? now.toISOString();
  const answer = await api("GET /whatsOn", {
    query: {
      ...Object.fromEntries(filterParams(query)),
      hostCountry: country.code,
      from: month === thisMonth ? now.toISOString() : startOf(days.first),
      to: startOf(addDays(last, 1)),
      limit: maxEvents,
    },
  });
  // An event that began earlier is shown on the first day.
  const events = answer
    .map((event) => eventView(event, locale))
    .map((event) => (event.date < days.first ? { ...event, date: days.first } : event));
  const day = query.day && days.dates.includes(query.day) ? query.day : null;
  const shown = events.filter(({ date }) =>
    day ? date === day : weekend ? date >= weekend.first && date <= weekend.last : true,
  );
  const names = namesIn(locale);
  const monthName = (of: string) => formatMonth(`${of}-01`, locale, "UTC");
  const nextMonth = addMonths(`${month}-01`, 1).slice(0, 7);
  const previousMonth = addMonths(`${month}-01`, -1).slice(0, 7);
  return {
    today,
    tomorrow: addDays(today, 1),
    title: formatMonthAndYear(`${month}-01`, locale, "UTC"),
    monthName: monthName(month),
    nextMonth: nextMonth <= lastMonth ? { value: nextMonth, name: monthName(nextMonth) } : null,
    previousMonth: previousMonth >= thisMonth ? previousMonth : null,
    isThisMonth: month === thisMonth,
    chosenDay: day ? { date: day, name: formatDayShort(day, locale, "UTC") } : null,
    days: days.dates.map((date): DayView => dayView(date, events, today, locale)),
    groups: groupsOf(shown, locale),
    count: shown.length,
    communities: communities.map(({ communityId }) => ({ communityId, name: names.community(communityId) })),
    categories: eventCategories.map((category) => ({ value: category, label: names.category(category) })),
    cities: citiesIn(country.code).map(({ id, name }) => ({ value: id, label: name })),
    country: country.name,
  };
}

function dayView(date: string, events: readonly EventView[], today: string, locale: Locale): DayView {
  const those = events.filter((event) => event.date === date);
  return {
    date,
    weekday: formatWeekdayShort(date, locale, "UTC"),
    number: formatDayOfMonth(date, locale, "UTC"),
    name: formatDayShort(date, locale, "UTC"),
    count: those.length,
    cloths: those.slice(0, 3).map(({ id, communityId }) => ({ id, communityId })),
    isToday: date === today,
    isWeekend: weekdayOf(date) >= 5,
  };
}

function groupsOf(events: readonly EventView[], locale: Locale) {
  return [...Map.groupBy(events, ({ date }) => date)].map(([date, those]) => ({
    date,
    name: formatDayShort(date, locale, "UTC"),
    events: those,
  }));
}
