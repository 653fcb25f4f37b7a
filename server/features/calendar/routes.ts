import * as contract from "#contract/calendar.ts";
import { activeStaff, anyoneOrMember, staff } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listNextStarts } from "./list-next-starts.ts";
import { listSlots } from "./list-slots.ts";
import { setAvailability } from "./set-availability.ts";
import { watchCalendar } from "./watch-calendar.ts";

export const calendarRoutes: readonly Route[] = [
  route(contract.listSlots, anyoneOrMember, listSlots),
  route(contract.listNextStarts, anyoneOrMember, listNextStarts),
  route(contract.setAvailability, activeStaff, setAvailability),
  route(contract.watchCalendar, staff, watchCalendar),
];
