import { type CalendarColour, calendarColours } from "#contract/lists/calendar-colours.ts";
import type { Api } from "#web/lib/api.ts";
import { sendForm } from "#web/lib/form-result.ts";
import type { Role } from "./load-team.ts";

type Answer = { readonly message: string };
type Send = (api: Api, hostId: string, text: (name: string) => string) => Promise<Answer>;

/** The hidden field `intent` names the form. */
const forms: Readonly<Record<string, Send>> = {
  host: (api, hostId, text) =>
    api("PATCH /hosts/{hostId}", {
      params: { hostId },
      body: { name: text("name"), isTrader: text("isTrader") === "on" },
    }),

  role: (api, hostId, text) => changeRole(api, hostId, text("userId"), text("role")),

  /** The new owner is added first. If the second call fails, the host has two owners instead of none. */
  async handOver(api, hostId, text) {
    await changeRole(api, hostId, text("userId"), "owner");
    return changeRole(api, hostId, text("ownId"), "manager");
  },

  remove: (api, hostId, text) =>
    api("DELETE /hosts/{hostId}/members/{userId}", {
      params: { hostId, userId: text("userId") },
      query: text("calendarsTo") ? { calendarsTo: text("calendarsTo") } : {},
    }),

  async memberCalendar(api, hostId, text) {
    const memberId = Number(text("userId"));
    const [before, chosen] = [text("before"), text("calendar")];
    if (chosen === "new") {
      return api("POST /hosts/{hostId}/calendars", { params: { hostId }, body: { name: text("name"), memberId } });
    }
    // Only a form without JavaScript can be saved without a change.
    if (chosen === before) return { message: "" };
    const give = (calendarId: string, to: number | null) =>
      api("PATCH /hosts/{hostId}/calendars/{calendarId}", { params: { hostId, calendarId }, body: { memberId: to } });
    const given = chosen ? await give(chosen, memberId) : null;
    const released = before ? await give(before, null) : null;
    return given ?? released ?? { message: "" };
  },

  invite: (api, hostId, text) =>
    api("POST /hosts/{hostId}/invitations", {
      params: { hostId },
      body: {
        role: roleIn(text("role")),
        email: text("email"),
        hasCalendar: text("calendar") !== "none",
        calendarId: /^\d+$/.test(text("calendar")) ? Number(text("calendar")) : null,
      },
    }),

  revoke: (api, hostId, text) =>
    api("DELETE /hosts/{hostId}/invitations/{invitationId}", { params: { hostId, invitationId: text("id") } }),

  calendar(api, hostId, text) {
    const memberId = text("memberId") ? Number(text("memberId")) : null;
    const body = { name: text("name"), colour: colourIn(text("colour")), memberId };
    const calendarId = text("id");
    if (!calendarId) return api("POST /hosts/{hostId}/calendars", { params: { hostId }, body });
    const changed = { ...body, isOpen: text("isOpen") === "on" };
    return api("PATCH /hosts/{hostId}/calendars/{calendarId}", { params: { hostId, calendarId }, body: changed });
  },

  place: (api, hostId, text) =>
    api("PATCH /hosts/{hostId}/calendars/{calendarId}", {
      params: { hostId, calendarId: text("id") },
      body: { position: Number(text("position")) },
    }),
};

/** Undefined if this is not a form of the Team section. */
export function sendTeamForm(api: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const send = forms[text("intent")];
  return send && sendForm(form, () => send(api, text("hostId"), text));
}

function changeRole(api: Api, hostId: string, userId: string, role: string): Promise<Answer> {
  return api("PATCH /hosts/{hostId}/members/{userId}", { params: { hostId, userId }, body: { role: roleIn(role) } });
}

function roleIn(text: string): Role {
  return text === "owner" || text === "manager" ? text : "staff";
}

function colourIn(text: string): CalendarColour | undefined {
  return calendarColours.find((colour) => colour === text);
}
