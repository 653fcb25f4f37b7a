import type { CallOutput } from "#contract/calls.ts";
import { type Locale, type Messages, messagesFor } from "#messages/catalogue.ts";
import { type ConnectionsData, loadConnections } from "#web/features/connections/index.ts";
import { type HoursData, loadHours } from "#web/features/hours/index.ts";
import { loadTeam, type TeamData } from "#web/features/team/index.ts";
import type { Api } from "#web/lib/api.ts";
import { isManager, type PortalHost } from "./portal-session.ts";

const sections = ["hours", "team", "connections", "devices"] as const;
export type Section = (typeof sections)[number];

export type SettingsData = {
  readonly locale: Locale;
  readonly messages: Messages<"team" | "hours" | "devices" | "connections">;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly hours: HoursData | null;
  readonly team: TeamData | null;
  readonly connections: ConnectionsData | null;
  readonly devices: CallOutput<"GET /devices"> | null;
};

type Asked = {
  readonly locale: Locale;
  readonly userId: number;
  readonly section: string | null;
  readonly calendar: string | null;
};

export async function loadSettings(api: Api, host: PortalHost, asked: Asked): Promise<SettingsData> {
  // Staff set the hours of their own calendar, what blocks it, and their own devices.
  const seen = isManager(host) ? sections : (["hours", "connections", "devices"] as const);
  const section = seen.find((one) => one === asked.section) ?? "hours";
  return {
    locale: asked.locale,
    messages: messagesFor(asked.locale, "team", "hours", "devices", "connections"),
    section,
    sections: seen,
    hours: section === "hours" ? await loadHours(api, host, asked.calendar) : null,
    connections: section === "connections" ? await loadConnections(api, host, asked.userId) : null,
    devices: section === "devices" ? await api("GET /devices", {}) : null,
    team: section === "team" ? await loadTeam(api, host, asked.userId) : null,
  };
}
