import * as calendars from "#contract/calendars.ts";
import { registerProvider as register } from "#contract/hosts.ts";
import { readHost as readHostContract } from "#contract/moderation.ts";
import { getSession } from "#contract/session.ts";
import { anyoneKnown, moderator, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { addCalendar, changeCalendarOfHost } from "./change-calendars.ts";
import { activeManager } from "./gates.ts";
import { readHost } from "./read-host.ts";
import { readSession } from "./read-session.ts";
import { registerHost } from "./register-host.ts";

export const hostRoutes: readonly Route[] = [
  route(getSession, anyoneKnown, readSession),
  route(register, signedIn, registerHost),
  route(readHostContract, moderator, readHost),
  route(calendars.createCalendar, activeManager, addCalendar),
  route(calendars.updateCalendar, activeManager, changeCalendarOfHost),
];
