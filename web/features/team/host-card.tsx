import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { TeamData } from "./load-team.ts";
import { TeamForm } from "./team-form.tsx";

/** Only owners can change the name and whether the host is a trader. */
export function HostCard({ data }: { data: TeamData }) {
  const t = useT("team");
  return (
    <Card className="host-card">
      <TeamForm intent="host" className="grid gap-4" keptAs={`host.${data.hostId}`}>
        {({ isBusy, fields, typed }) => (
          <>
            <h3 className="host-card-title">{t("host.title")}</h3>
            <TextField
              label={t("host.name")}
              hint={t("host.nameHint")}
              name="name"
              autoComplete="organization"
              maxLength={120}
              defaultValue={typed.name ?? data.hostName}
              error={fields.name}
            />
            <Checkbox
              name="isTrader"
              label={t("host.isTrader")}
              note={t("host.traderText")}
              defaultChecked={typed.name === undefined ? data.isTrader : typed.isTrader === "on"}
            />
            <Button type="submit" variant="outline" block busy={isBusy}>
              {t("team.save")}
            </Button>
          </>
        )}
      </TeamForm>
    </Card>
  );
}
