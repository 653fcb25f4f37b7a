import { type FormEvent, useId, useRef, useState } from "react";
import { ApiRefusal, browserApi } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { type FieldErrors, useFieldErrors } from "../../lib/use-field-errors.ts";
import { useRefusedFocus } from "../../lib/use-refused-focus.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { ItemFields } from "./item-fields.tsx";
import {
  emptyItem,
  type ItemValues,
  itemBodyOf,
  itemProblems,
  itemValuesOf,
  itemWireFields,
  type ServiceItem,
} from "./item-values.ts";

type ItemDialogProps = {
  readonly listingId: number;
  /** The item to change, "new" to add one, null: closed. */
  readonly subject: ServiceItem | "new" | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** Adds or changes an item. A failed save keeps the modal open, with everything typed. */
export function ItemDialog({ listingId, subject, onClose, onSaved }: ItemDialogProps) {
  const t = useT("portal");
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusProblem = useRefusedFocus(form);
  const [shown, setShown] = useState(subject);
  const [isNew, setNew] = useState(true);
  const [values, setValues] = useState<ItemValues>(emptyItem);
  const { errors, setErrors } = useFieldErrors(values);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Opened for something else: begin anew. Closing keeps what is shown until the dialog is gone.
  if (subject !== null && subject !== shown) {
    setShown(subject);
    setNew(subject === "new");
    setValues(subject === "new" ? emptyItem : itemValuesOf(subject));
    setErrors({});
    setFailure(undefined);
  } else if (subject === null && shown !== null) setShown(null);

  const save = async () => {
    const found = Object.entries(itemProblems(values));
    setErrors(Object.fromEntries(found.map(([field, problem]) => [field, t(problem)])));
    setFailure(undefined);
    if (found.length > 0) return false;
    setBusy(true);
    try {
      const body = itemBodyOf(values);
      if (subject === "new" || subject === null)
        await browserApi("POST /serviceItems", { query: { providerId: String(listingId) }, body });
      else await browserApi("PUT /serviceItems/{itemId}", { params: { itemId: String(subject.id) }, body });
    } catch (error) {
      const isRefused = error instanceof ApiRefusal;
      if (isRefused) setErrors(fieldErrors(error));
      setFailure(t("items.saveFailed", { message: isRefused ? error.message : t("items.unreachable") }));
      return false;
    } finally {
      setBusy(false);
    }
    showToast(t(isNew ? "items.added" : "items.updated"));
    onSaved();
    return true;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || (await save())) return;
    focusProblem();
  };
  return (
    <Dialog
      open={subject !== null}
      onOpenChange={onClose}
      locked={isBusy}
      title={t(isNew ? "items.addTitle" : "items.editTitle")}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={t("items.saving")}>
            {t("items.save")}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="grid gap-5" noValidate onSubmit={(event) => void onSubmit(event)}>
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <ItemFields
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          errors={errors}
          isNew={isNew}
        />
      </form>
    </Dialog>
  );
}

function fieldErrors(refusal: ApiRefusal): FieldErrors<keyof ItemValues> {
  return Object.fromEntries(
    Object.entries(refusal.fields).flatMap(([wire, sentence]) => {
      const field = itemWireFields[wire];
      return field ? [[field, sentence]] : [];
    }),
  );
}
