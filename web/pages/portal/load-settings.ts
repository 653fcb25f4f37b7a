import { type Locale, type Messages, messagesFor } from "#messages/catalogue.ts";
import { loadTeam, type TeamData } from "#web/features/team/index.ts";
import type { Api } from "#web/lib/api.ts";
import type { PortalHost } from "./portal-session.ts";

const sections = ["hours", "team", "connections"] as const;
export type Section = (typeof sections)[number];

export type SettingsData = {
  readonly locale: Locale;
  readonly messages: Messages<"team">;
  readonly section: Section;
  readonly sections: readonly Section[];
  readonly team: TeamData | null;
};

type Asked = { readonly locale: Locale; readonly userId: number; readonly section: string | null };

export async function loadSettings(api: Api, host: PortalHost, asked: Asked): Promise<SettingsData> {
  const section = sections.find((one) => one === asked.section) ?? "hours";
  return {
    locale: asked.locale,
    messages: messagesFor(asked.locale, "team"),
    section,
    sections,
    team: section === "team" ? await loadTeam(api, host, asked.userId) : null,
  };
}
