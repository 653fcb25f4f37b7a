import type { CallOutput } from "#contract/calls.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { DeskForm } from "./desk-form.tsx";
import { useConfirmation } from "./use-confirmation.ts";
import { useIsSending } from "./use-is-sending.ts";

export type DeletionRow = CallOutput<"GET /moderation/deletions">[number];
type Person = NonNullable<DeletionRow["couldMean"]>[number];
type SettleFormProps = {
  readonly request: DeletionRow;
  readonly people: readonly Person[];
  readonly sent: FormResult | undefined;
};

export function ChooseAccountForm({ request: { id, email }, people, sent }: SettleFormProps) {
  const t = useT("moderation");
  const isBusy = useIsSending(id);
  const confirmation = useConfirmation((button) => personChosen(button.form, people));
  const named = (person: Person) => person.name || person.email;
  const meant = { name: confirmation.asked ? named(confirmation.asked) : "", email: confirmation.asked?.email ?? "" };
  return (
    <div className="desk-settle">
      <Note tone="warm">
        <strong>{t("deletions.unclear")}</strong> {t("deletions.unclearText")}
      </Note>
      <DeskForm name={id} sent={sent} label={t("deletions.form", { email })}>
        {({ fields, typed }) => (
          <>
            <input type="hidden" name="id" value={id} />
            <RadioGroup
              label={t("deletions.whose")}
              name="userId"
              options={people.map((person) => ({
                value: String(person.userId),
                label: <bdi>{named(person)}</bdi>,
                note: t("deletions.signsIn", { email: person.email }),
              }))}
              defaultValue={typed.userId ?? ""}
              error={fields.userId}
            />
            <div>
              <Button type="submit" variant="outline" busy={isBusy} onClick={confirmation.ask}>
                {t("deletions.settle")}
              </Button>
            </div>
          </>
        )}
      </DeskForm>
      <ConfirmDialog
        open={confirmation.isOpen}
        onOpenChange={confirmation.close}
        title={t("deletions.confirm", meant)}
        message={t("deletions.confirmText", meant)}
        confirmLabel={t("deletions.settle")}
        cancelLabel={t("confirm.back")}
        tone="danger"
        onConfirm={confirmation.send}
      />
    </div>
  );
}

function personChosen(form: HTMLFormElement | null, people: readonly Person[]): Person | null {
  const chosen = new FormData(form ?? undefined).get("userId");
  return people.find(({ userId }) => String(userId) === chosen) ?? null;
}
