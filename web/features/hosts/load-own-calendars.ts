import type { CallOutput } from "#contract/calls.ts";
import type { Api } from "#web/lib/api.ts";

type Calendar = CallOutput<"GET /hosts/{hostId}/calendars">[number];
export type OwnCalendar = Pick<Calendar, "id" | "name" | "memberId"> & Required<Pick<Calendar, "colour" | "isOpen">>;

/** Staff get only their own calendars. The result is in the host's order. */
export async function loadOwnCalendars(api: Api, hostId: number): Promise<OwnCalendar[]> {
  const calendars = await api("GET /hosts/{hostId}/calendars", { params: { hostId: String(hostId) }, query: {} });
  // The API sends the colour and whether a calendar is open only to people who work with it.
  return calendars.flatMap(({ colour, isOpen, ...calendar }) =>
    colour === undefined || isOpen === undefined ? [] : [{ ...calendar, colour, isOpen }],
  );
}
