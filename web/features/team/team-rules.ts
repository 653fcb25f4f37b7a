import type { Member, Role, TeamCalendar, TeamData } from "./load-team.ts";

type Team = Pick<TeamData, "role" | "userId" | "members" | "calendars">;

function isLastOwner({ members }: Team, { userId, role }: Member): boolean {
  return role === "owner" && members.every((one) => one.role !== "owner" || one.userId === userId);
}

/** Only owners change roles, and the last owner has to stay an owner. */
export function mayChangeRole(team: Team, member: Member): boolean {
  return team.role === "owner" && !isLastOwner(team, member);
}

export function mayHandOver(team: Team, member: Member): boolean {
  return team.role === "owner" && member.userId !== team.userId && member.role !== "owner";
}

/** Owners may remove anybody else. Managers may remove staff. */
export function mayRemove(team: Team, member: Member): boolean {
  if (member.userId === team.userId) return false;
  return team.role === "owner" || (team.role === "manager" && member.role === "staff");
}

export function mayLeave(team: Team, member: Member): boolean {
  return member.userId === team.userId && !isLastOwner(team, member);
}

/** Owners may invite anybody. Managers may invite staff. */
export function rolesFor({ role }: Pick<Team, "role">): readonly Role[] {
  return role === "owner" ? ["staff", "manager", "owner"] : ["staff"];
}

export function calendarChoices({ calendars }: Team, { userId }: Member): readonly TeamCalendar[] {
  return calendars.filter(({ memberId }) => memberId === null || memberId === userId);
}
