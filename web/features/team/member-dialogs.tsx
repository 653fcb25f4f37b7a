import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Member, TeamData } from "./load-team.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { TeamForm } from "./team-form.tsx";
import { teamPath } from "./team-path.ts";

type MemberDialogProps = { readonly data: TeamData; readonly member: Member; readonly onClose: () => void };

export function RemoveDialog({ data, member, onClose }: MemberDialogProps) {
  const t = useT("team");
  const isLeaving = member.userId === data.userId;
  const words = isLeaving ? "leave" : "remove";
  const others = data.members.filter(({ userId }) => userId !== member.userId);
  return (
    <TeamDialog
      title={t(`${words}.title`, { name: member.name, host: data.hostName })}
      lead={t(`${words}.text`)}
      isUrgent
      onClose={onClose}
    >
      <TeamForm
        intent="remove"
        values={{ userId: member.userId }}
        ask={`remove-${member.userId}`}
        className="grid gap-5"
        onDone={onClose}
      >
        {({ isBusy, typed }) => (
          <>
            {member.calendarIds.length > 0 ? (
              <SelectField
                label={t("remove.calendarsTo")}
                hint={t("remove.calendarsHint")}
                name="calendarsTo"
                defaultValue={typed.calendarsTo}
                options={[
                  { value: "", label: t("remove.nobody") },
                  ...others.map(({ userId, name }) => ({ value: String(userId), label: name })),
                ]}
              />
            ) : null}
            <Answers onClose={onClose} confirm={t(`${words}.confirm`)} isBusy={isBusy} isDanger />
          </>
        )}
      </TeamForm>
    </TeamDialog>
  );
}

export function HandOverDialog({ data, member, onClose }: MemberDialogProps) {
  const t = useT("team");
  const values = { userId: member.userId, ownId: data.userId };
  return (
    <TeamDialog
      title={t("handOver.title", { name: member.name })}
      lead={t("handOver.text", { host: data.hostName })}
      isUrgent
      onClose={onClose}
    >
      <TeamForm
        intent="handOver"
        values={values}
        ask={`handOver-${member.userId}`}
        className="grid gap-5"
        onDone={onClose}
      >
        {({ isBusy }) => <Answers onClose={onClose} confirm={t("handOver.confirm")} isBusy={isBusy} />}
      </TeamForm>
    </TeamDialog>
  );
}

type AnswersProps = {
  readonly onClose: () => void;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
};

/** The safe answer comes first. It is a link, so that it also works without JavaScript. */
export function Answers({ onClose, confirm, isBusy, isDanger }: AnswersProps) {
  const t = useT("team");
  return (
    <div className="team-answers">
      <LinkButton
        to={teamPath}
        variant="outline"
        data-autofocus
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {t("ui.cancel")}
      </LinkButton>
      <Button type="submit" variant={isDanger ? "danger" : "primary"} busy={isBusy}>
        {confirm}
      </Button>
    </div>
  );
}
