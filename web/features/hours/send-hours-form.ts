import type { Api } from "#web/lib/api.ts";
import { sendForm } from "#web/lib/form-result.ts";
import { openStretchesIn } from "./week-draft.ts";

type Answer = { readonly message: string };
type Text = (name: string) => string;
type Params = { readonly hostId: string; readonly calendarId: string };
type Send = (api: Api, params: Params, text: Text, form: FormData) => Promise<Answer>;

/** The keys are the values of the hidden field `intent`. */
const forms: Readonly<Record<string, Send>> = {
  weeklyHours: (api, params, text) =>
    api("PUT /hosts/{hostId}/calendars/{calendarId}/hours", {
      params,
      body: {
        validFrom: text("validFrom"),
        days: Array.from({ length: 7 }, (_, day) => (text(`open${day}`) === "on" ? openStretchesIn(text, day) : [])),
      },
    }),

  differingDay: (api, params, text) =>
    api("PUT /hosts/{hostId}/calendars/{calendarId}/hours/days/{date}", {
      params: { ...params, date: text("date") },
      body: { stretches: text("kind") === "open" ? openStretchesIn(text, 0) : [], reason: text("reason") },
    }),

  removeDay: (api, params, text) =>
    api("DELETE /hosts/{hostId}/calendars/{calendarId}/hours/days/{date}", {
      params: { ...params, date: text("date") },
    }),

  holidays: (api, params, text, form) =>
    api("PUT /hosts/{hostId}/calendars/{calendarId}/hours/holidays", {
      params,
      body: { closed: text("closed") === "on", openedDays: form.getAll("openedDays").map(String) },
    }),
};

/** Returns undefined if it is another form of the page. */
export function sendHoursForm(api: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const send = Object.hasOwn(forms, text("intent")) ? forms[text("intent")] : undefined;
  const params = { hostId: text("hostId"), calendarId: text("calendarId") };
  return send && sendForm(form, () => send(api, params, text, form));
}
