import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { HoursPageContext } from "./hours-page.ts";
import type { HoursData } from "./load-hours.ts";
import { usualWeek } from "./week-draft.ts";
import { WeeklyHours } from "./weekly-hours.tsx";

const portal = `/${product.slug}-providers`;

const firstHoursPath = `${portal}?welcome=hours`;

const ignore = () => undefined;

export function FirstHours({ data, name }: { data: HoursData; name: string }) {
  const t = useT("hours");
  const portalWords = useT("portal");
  const navigate = useNavigate();
  if (!data.shown) return null;
  const { calendarId, hours } = data.shown;
  return (
    <main id="content" className="page first-hours">
      <div>
        <h1>{portalWords("dashboard.welcome", { name })}</h1>
        <h2>{t("welcome.title")}</h2>
        <p>{t("welcome.lead")}</p>
      </div>
      <HoursPageContext value={{ hostId: data.hostId, calendarId, path: firstHoursPath, sent: null }}>
        <WeeklyHours
          data={data}
          weekly={hours.weekly}
          suggestion={usualWeek}
          onUnsaved={ignore}
          onSaved={() => void navigate(portal)}
        />
      </HoursPageContext>
      <LinkButton to={portal} variant="ghost">
        {t("welcome.skip")}
      </LinkButton>
    </main>
  );
}
