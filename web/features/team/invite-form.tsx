import { Check } from "lucide-react";
import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import type { Role, TeamData } from "./load-team.ts";
import { TeamForm } from "./team-form.tsx";
import { rolesFor } from "./team-rules.ts";

export function InviteForm({ data }: { data: TeamData }) {
  const t = useT("team");
  const [knownIds] = useState(() => new Set(data.invitations.map(({ id }) => id)));
  const made = data.invitations.findLast(({ id }) => !knownIds.has(id));
  return (
    <section className="card invite-form" id="invite" aria-labelledby="invite-title">
      <div>
        <h3 id="invite-title" className="invite-form-title">
          {t("invite.title")}
        </h3>
        <p className="invite-form-text">{t("invite.text")}</p>
      </div>
      <TeamForm intent="invite" className="grid gap-4" keptAs={`invite.${data.hostId}`}>
        {({ isBusy, fields, typed }) => (
          // The key empties the form after an invitation was made.
          <div key={made?.id} className="grid gap-4">
            <RoleHalves roles={rolesFor(data)} chosen={typed.role ?? "staff"} />
            <SelectField
              label={t("invite.calendar")}
              name="calendar"
              defaultValue={typed.calendar ?? "new"}
              error={fields.calendarId}
              options={[
                { value: "new", label: t("invite.newCalendar") },
                ...data.calendars
                  .filter(({ memberId }) => memberId === null)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
                { value: "none", label: t("invite.noCalendar") },
              ]}
            />
            <TextField
              label={t("invite.email")}
              hint={t("invite.emailHint")}
              optional
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={typed.email}
              error={fields.email}
            />
            <Button type="submit" block busy={isBusy}>
              {t("invite.make")}
            </Button>
          </div>
        )}
      </TeamForm>
      <div role="status">{made ? <InvitationLink invitation={made} hostName={data.hostName} /> : null}</div>
    </section>
  );
}

/** If the member can give only one role, there is nothing to choose. */
function RoleHalves({ roles, chosen }: { roles: readonly Role[]; chosen: string }) {
  const t = useT("team");
  if (roles.length === 1) return <input type="hidden" name="role" value={roles[0]} />;
  return (
    <FieldGroup label={t("invite.role")}>
      <div className="yes-no invite-form-roles">
        {roles.map((role) => (
          <label key={role}>
            <input className="tile-input" type="radio" name="role" value={role} defaultChecked={role === chosen} />
            <Check className="icon" aria-hidden="true" />
            {t(`role.${role}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
