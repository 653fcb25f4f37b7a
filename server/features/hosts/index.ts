export { appendCalendar } from "./append-calendar.ts";
export { calendarAnswer } from "./calendar-answer.ts";
export { type CalendarName, findCalendars, findClosings, lockHost } from "./calendar-name-store.ts";
export { bookable, findBookableHost, findHostSeenBy, findHostTogether, findOpenHost } from "./find-hosts.ts";
export { findHostLocale, findOwners } from "./find-owners.ts";
export {
  type ActiveManager,
  type ActiveStaff,
  activeManager,
  activeStaff,
  anyoneOrMember,
  type HostVisitor,
  type Manager,
  type Membership,
  managedBy,
  manager,
  maySeeCalendar,
  ownMembership,
  type Staff,
  staff,
} from "./gates.ts";
export { hostAnswer } from "./host-answer.ts";
export {
  changeHost,
  closeHost,
  deleteHost,
  findFoundedHost,
  findHost,
  findHostDays,
  findHostIds,
  findHostIdsByName,
  findHosts,
  findHostsByEmail,
  findHostsFoundedBy,
  findHostsOwnedOnlyBy,
  findPersonalDetails,
  findRegisteredNames,
  type Host,
} from "./host-store.ts";
export { deleteEndedInvitations, deleteInvitationsTo } from "./invitation-store.ts";
export { orKey } from "./key-gate.ts";
export { deleteKeysOf, deleteOldKeys, findKeys } from "./key-store.ts";
export { leaveHosts } from "./leave-hosts.ts";
export { findMembers, findMemberships, insertMember } from "./member-store.ts";
export { calendarsAsked, findOwnCalendars, mayUseCalendar } from "./own-calendars.ts";
export { placeAnswer } from "./place-answer.ts";
export { foundHost } from "./register-host.ts";
export { hostRoutes } from "./routes.ts";
