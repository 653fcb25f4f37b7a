import * as contract from "#contract/calendar.ts";
import { anyoneKnown } from "#server/features/identity/index.ts";
import { activeProvider, provider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listSlots } from "./list-slots.ts";
import { setAvailability } from "./set-availability.ts";
import { watchCalendar } from "./watch-calendar.ts";

export const calendarRoutes: readonly Route[] = [
  route(contract.listSlots, anyoneKnown, listSlots),
  route(contract.setAvailability, activeProvider, setAvailability),
  route(contract.watchCalendar, provider, watchCalendar),
];
