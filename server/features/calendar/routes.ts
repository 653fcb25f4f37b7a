import * as contract from "#contract/calendar.ts";
import { activeStaff, anyoneOrMember, staff } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { calendarTopic } from "./calendar-topics.ts";
import { listNextStarts } from "./list-next-starts.ts";
import { listSlots } from "./list-slots.ts";
import { setAvailability } from "./set-availability.ts";
import { watchCalendar } from "./watch-calendar.ts";

const timesOf = ({ query }: { readonly query: { readonly kindredProviderId: number } }) => [
  calendarTopic(query.kindredProviderId),
];

export const calendarRoutes: readonly Route[] = [
  route(contract.listSlots, anyoneOrMember, listSlots, { topics: timesOf }),
  route(contract.listNextStarts, anyoneOrMember, listNextStarts, { topics: timesOf }),
  route(contract.setAvailability, activeStaff, setAvailability),
  route(contract.watchCalendar, staff, watchCalendar),
];
