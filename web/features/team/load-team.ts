import type { CallOutput } from "#contract/calls.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";

export type Member = CallOutput<"GET /hosts/{hostId}/members">[number];
export type TeamCalendar = CallOutput<"GET /hosts/{hostId}/calendars">[number];
export type Invitation = CallOutput<"GET /hosts/{hostId}/invitations">[number];
export type Role = Member["role"];

export type TeamData = {
  readonly hostId: number;
  readonly hostName: string;
  readonly isTrader: boolean;
  readonly userId: number;
  /** The role of the signed-in member. */
  readonly role: Role;
  readonly timeZone: string;
  readonly members: readonly Member[];
  readonly calendars: readonly TeamCalendar[];
  readonly invitations: readonly Invitation[];
  /** The HTTP status of a failed load, or 0 if there was no response. The page then keeps the data it has. */
  readonly failedWith: number | null;
};

type TeamHost = { readonly id: number; readonly name: string; readonly role: Role; readonly timeZone: string };

export async function loadTeam(api: Api, host: TeamHost, userId: number): Promise<TeamData> {
  const { id, name, role, timeZone } = host;
  const frame = { hostId: id, hostName: name, userId, role, timeZone };
  const params = { hostId: String(id) };
  try {
    const [members, calendars, invitations, { isTrader }] = await Promise.all([
      api("GET /hosts/{hostId}/members", { params }),
      api("GET /hosts/{hostId}/calendars", { params, query: {} }),
      api("GET /hosts/{hostId}/invitations", { params }),
      api("GET /hosts/{hostId}", { params }),
    ]);
    return { ...frame, isTrader, members, calendars, invitations, failedWith: null };
  } catch (error) {
    const failedWith = error instanceof ApiRefusal ? error.status : 0;
    return { ...frame, isTrader: false, members: [], calendars: [], invitations: [], failedWith };
  }
}
