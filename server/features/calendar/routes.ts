import * as contract from "#contract/calendar.ts";
import { anyoneKnown } from "#server/features/identity/index.ts";
import { activeProvider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listSlots } from "./list-slots.ts";
import { setAvailability } from "./set-availability.ts";

export const calendarRoutes: readonly Route[] = [
  route(contract.listSlots, anyoneKnown, listSlots),
  route(contract.setAvailability, activeProvider, setAvailability),
];
