import * as contract from "#contract/calendar.ts";
import * as hours from "#contract/opening-hours.ts";
import { activeStaff, anyoneOrMember, orKey, staff } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { answerNextStarts } from "./answer-next-starts.ts";
import { bookableTopic, calendarTopic } from "./calendar-topics.ts";
import { removeDifferingDay, setDifferingDay, setHolidayClosing, setWeeklyHours } from "./change-hours.ts";
import { answerSlots } from "./list-slots.ts";
import { previewHours } from "./preview-hours.ts";
import { readHours } from "./read-hours.ts";
import { restoreAvailability } from "./restore-availability.ts";
import { setAvailability } from "./set-availability.ts";
import { setRange } from "./set-range.ts";
import { watchCalendar } from "./watch-calendar.ts";

const timesOf = ({ query }: { readonly query: { readonly kindredProviderId: number } }) => [
  calendarTopic(query.kindredProviderId),
  bookableTopic(query.kindredProviderId),
];

const writesCalendar = orKey(activeStaff, "write_calendar");
const readsHours = orKey(staff, "write_calendar");

export const calendarRoutes: readonly Route[] = [
  route(contract.listSlots, anyoneOrMember, answerSlots, { topics: timesOf }),
  route(contract.listNextStarts, anyoneOrMember, answerNextStarts, { topics: timesOf }),
  route(contract.setAvailability, writesCalendar, setAvailability),
  route(contract.restoreAvailability, writesCalendar, restoreAvailability),
  route(contract.watchCalendar, staff, watchCalendar),
  route(hours.readHours, readsHours, readHours),
  route(hours.setWeeklyHours, writesCalendar, setWeeklyHours),
  route(hours.previewHours, readsHours, previewHours),
  route(hours.setDifferingDay, writesCalendar, setDifferingDay),
  route(hours.removeDifferingDay, writesCalendar, removeDifferingDay),
  route(hours.setHolidayClosing, writesCalendar, setHolidayClosing),
  route(hours.setRange, writesCalendar, setRange),
];
