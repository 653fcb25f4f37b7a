import { type FormEvent, useId, useRef, useState } from "react";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { ApiRefusal, browserApi, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { type FieldErrors, useFieldErrors } from "#web/lib/use-field-errors.ts";
import { useFocusFirstError } from "#web/lib/use-focus-first-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { CopyRules } from "./copy-rules.tsx";
import { CustomerPreview } from "./customer-preview.tsx";
import { ItemCalendars } from "./item-calendars.tsx";
import { dropItemDraft, keepItemDraft } from "./item-draft.ts";
import { ItemFields } from "./item-fields.tsx";
import { ItemRules } from "./item-rules.tsx";
import { FoldedItemTexts } from "./item-texts.tsx";
import {
  type CalendarOption,
  emptyItem,
  type ItemValues,
  itemBodyOf,
  itemProblems,
  itemWireFields,
  type ServiceItem,
} from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";

type ItemDialogProps = {
  readonly listingId: number;
  /** All items of the listing. */
  readonly items: readonly ServiceItem[];
  /** If there is only one calendar, the dialog does not ask who does the item. */
  readonly calendars: readonly CalendarOption[];
  /** What the new item starts with. Null while the dialog is closed. */
  readonly subject: ItemValues | null;
  readonly onClose: () => void;
  /** Called after the dialog has closed, if the list has changed. */
  readonly onSaved: () => void;
};

/** A failed save keeps the dialog open with everything typed. The dialog reopens after signing in again. */
export function ItemDialog({ listingId, items, calendars, subject, onClose, onSaved }: ItemDialogProps) {
  const t = useT<"portal" | "portalForms">();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { currency } = useItemFormats();
  const focusProblem = useFocusFirstError(form);
  const [shown, setShown] = useState(subject);
  const [values, setValues] = useState<ItemValues>(emptyItem);
  const { errors, setErrors } = useFieldErrors(values);
  const [failure, setFailure] = useState<string>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Reset for another item. While the dialog closes, keep its content on screen.
  if (subject !== null && subject !== shown) {
    setShown(subject);
    setValues(subject);
    setErrors({});
    setFailure(undefined);
    setSessionEnded(false);
  } else if (subject === null && shown !== null) setShown(null);

  const change = (part: Partial<ItemValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepItemDraft(listingId, next);
  };
  const close = () => {
    dropItemDraft(listingId);
    onClose();
  };
  const save = async (typed: ItemValues) => {
    const found = Object.entries(itemProblems(typed, currency));
    setErrors(Object.fromEntries(found.map(([field, problem]) => [field, t(problem)])));
    setFailure(undefined);
    setSessionEnded(false);
    if (found.length > 0) return false;
    setBusy(true);
    try {
      const body = itemBodyOf(typed, currency, calendars.length > 1);
      await browserApi("POST /serviceItems", { query: { providerId: String(listingId) }, body });
    } catch (error) {
      const isRefused = error instanceof ApiRefusal;
      if (isSessionEnded(error)) {
        keepItemDraft(listingId, typed);
        setSessionEnded(true);
        return false;
      }
      if (isRefused) setErrors(fieldErrors(error));
      setFailure(t("items.saveFailed", { message: isRefused ? error.message : t("portal.unreachable") }));
      return false;
    } finally {
      setBusy(false);
    }
    dropItemDraft(listingId);
    const copies = typed.copyRulesTo.length;
    const saved = t("items.added");
    showToast(copies > 0 ? `${saved} ${t("items.copy.done", { count: copies })}` : saved);
    onSaved();
    return true;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || (await save(values))) return;
    focusProblem();
  };
  return (
    <Dialog
      open={subject !== null}
      onOpenChange={close}
      locked={isBusy}
      title={t("items.addTitle")}
      actions={
        <>
          <Button variant="outline" onClick={close} disabled={isBusy}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={t("items.saving")}>
            {t("items.save")}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="grid gap-5" noValidate onSubmit={(event) => void onSubmit(event)}>
        {hasSessionEnded ? <SessionEnded /> : null}
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <ItemFields values={values} onChange={change} errors={errors} isNew />
        <FoldedItemTexts values={values} onChange={change} error={errors.translations} />
        <ItemRules values={values} onChange={change}>
          {items.length > 0 ? (
            <CopyRules others={items} values={values} onChange={change} error={errors.copyRulesTo} />
          ) : null}
        </ItemRules>
        {calendars.length > 1 ? (
          <ItemCalendars calendars={calendars} values={values} onChange={change} error={errors.calendarIds} />
        ) : null}
        <CustomerPreview values={values} calendars={calendars} />
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
