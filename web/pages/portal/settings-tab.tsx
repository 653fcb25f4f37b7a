import { Link } from "react-router";
import { Connections } from "#web/features/connections/index.ts";
import { DeviceList } from "#web/features/devices/index.ts";
import { Hours } from "#web/features/hours/index.ts";
import { Team } from "#web/features/team/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import type { Section, SettingsData } from "./load-settings.ts";

export function SettingsTab({ data, sent }: { data: SettingsData; sent: FormResult | null }) {
  return (
    <MessagesProvider locale={data.locale} messages={data.messages}>
      {data.sections.length > 1 ? <Sections all={data.sections} current={data.section} /> : null}
      {data.team ? <Team data={data.team} sent={sent} /> : null}
      {data.hours ? <Hours data={data.hours} sent={sent} /> : null}
      {data.devices ? <DeviceList devices={data.devices} /> : null}
      {data.connections ? <Connections data={data.connections} /> : null}
    </MessagesProvider>
  );
}

function Sections({ all, current }: { all: readonly Section[]; current: Section }) {
  const t = useT("team");
  return (
    <nav className="segmented settings-tab-sections" aria-label={t("settings.sections")}>
      {all.map((section) => (
        <Link
          key={section}
          className="segmented-link"
          to={`?tab=settings&section=${section}`}
          aria-current={section === current ? "page" : undefined}
          preventScrollReset
        >
          {t(`settings.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
