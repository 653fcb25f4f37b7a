import type { CallOutput } from "#contract/calls.ts";
import type { Api } from "#web/lib/api.ts";

type Calendar = CallOutput<"GET /hosts/{hostId}/calendars">[number];
/** A calendar that the reader works with. */
export type OwnCalendar = Pick<Calendar, "id" | "name" | "memberId"> & Required<Pick<Calendar, "colour" | "isOpen">>;

/** The calendars that the reader works with, in the host's order: all of the host, or a staff member's own. */
export async function loadOwnCalendars(api: Api, hostId: number): Promise<OwnCalendar[]> {
  const calendars = await api("GET /hosts/{hostId}/calendars", { params: { hostId: String(hostId) }, query: {} });
  // Colour and state are sent only to those who work with the calendar.
  return calendars.flatMap(({ colour, isOpen, ...calendar }) =>
    colour === undefined || isOpen === undefined ? [] : [{ ...calendar, colour, isOpen }],
  );
}
