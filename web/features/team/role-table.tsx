import { Check } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";

const roles = ["staff", "manager", "owner"] as const;

const rights = [
  { task: "bookings", staff: "own", manager: "all", owner: "all" },
  { task: "calendar", staff: "own", manager: "all", owner: "all" },
  { task: "listings", staff: "no", manager: "yes", owner: "yes" },
  { task: "invite", staff: "no", manager: "inviteStaff", owner: "yes" },
  { task: "roles", staff: "no", manager: "no", owner: "yes" },
] as const;

export function RoleTable() {
  const t = useT("team");
  return (
    <Card pad>
      <div className="role-table-card">
        <h3 className="role-table-title">{t("rights.title")}</h3>
        <table className="role-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("rights.task")}</span>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((row) => (
              <tr key={row.task}>
                <th scope="row">{t(`rights.${row.task}`)}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Extent of={row[role]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Extent({ of }: { of: (typeof rights)[number][(typeof roles)[number]] }) {
  const t = useT("team");
  if (of === "yes") {
    return (
      <>
        <Check className="icon" aria-hidden="true" />
        <span className="sr-only">{t("rights.yes")}</span>
      </>
    );
  }
  if (of === "no") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("rights.no")}</span>
      </>
    );
  }
  return t(`rights.${of}`);
}
