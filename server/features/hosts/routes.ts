import * as calendars from "#contract/calendars.ts";
import * as hosts from "#contract/hosts.ts";
import * as keys from "#contract/keys.ts";
import * as members from "#contract/members.ts";
import { readHost as readHostContract } from "#contract/moderation.ts";
import { getSession } from "#contract/session.ts";
import { anyone, anyoneKnown, moderator, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { acceptOpenInvitation, readOpenInvitation } from "./accept-invitation.ts";
import { addCalendar, changeCalendarOfHost } from "./change-calendars.ts";
import { changeOwnHost, readOwnHost } from "./change-host.ts";
import { activeManager, activeOwner, manager, staff } from "./gates.ts";
import { invite, listOpenInvitations, revoke } from "./manage-invitations.ts";
import { listKeysOfHost, makeKey, revokeKeyOfHost } from "./manage-keys.ts";
import { changeMember, listMembersOfHost, removeMemberOfHost } from "./manage-members.ts";
import { readHost } from "./read-host.ts";
import { readSession } from "./read-session.ts";
import { registerHost } from "./register-host.ts";
import { switchHost } from "./switch-host.ts";

export const hostRoutes: readonly Route[] = [
  route(getSession, anyoneKnown, readSession),
  route(hosts.registerProvider, signedIn, registerHost),
  route(hosts.readOwnHost, staff, readOwnHost),
  route(hosts.updateHost, activeOwner, changeOwnHost),
  route(readHostContract, moderator, readHost),
  route(calendars.createCalendar, activeManager, addCalendar),
  route(calendars.updateCalendar, activeManager, changeCalendarOfHost),
  route(members.listMembers, manager, listMembersOfHost),
  route(members.updateMember, activeOwner, changeMember),
  route(members.removeMember, staff, removeMemberOfHost),
  route(members.listInvitations, manager, listOpenInvitations),
  route(members.createInvitation, activeManager, invite),
  route(members.revokeInvitation, activeManager, revoke),
  route(members.readInvitation, anyone, readOpenInvitation),
  route(members.acceptInvitation, signedIn, acceptOpenInvitation),
  route(keys.listKeys, manager, listKeysOfHost),
  route(keys.createKey, activeManager, makeKey),
  route(keys.revokeKey, activeManager, revokeKeyOfHost),
  route(members.switchHost, signedIn, switchHost),
];
