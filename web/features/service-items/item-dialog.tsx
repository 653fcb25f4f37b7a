import { type FormEvent, useId, useRef, useState } from "react";
import { type ConflictField, EditConflict, SessionEnded } from "#web/features/hosts/index.ts";
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
import { dropItemDraft, type ItemSubject, keepItemDraft } from "./item-draft.ts";
import { ItemFields } from "./item-fields.tsx";
import { ItemRules } from "./item-rules.tsx";
import {
  type CalendarOption,
  emptyItem,
  type ItemValues,
  itemBodyOf,
  itemProblems,
  itemValuesOf,
  itemWireFields,
  minutesOf,
  priceOf,
  type ServiceItem,
} from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";
import { useRuleWords } from "./use-rule-words.ts";

type ItemDialogProps = {
  readonly listingId: number;
  /** All items of the listing. */
  readonly items: readonly ServiceItem[];
  /** If there is only one calendar, the dialog does not ask who does the item. */
  readonly calendars: readonly CalendarOption[];
  /** Null while the dialog is closed. */
  readonly subject: ItemSubject | null;
  readonly onClose: () => void;
  /** Called after the dialog has closed, if the list has changed. */
  readonly onSaved: () => void;
};

/** A failed save keeps the dialog open with everything typed. The dialog reopens after signing in again. */
export function ItemDialog({ listingId, items, calendars, subject, onClose, onSaved }: ItemDialogProps) {
  const t = useT("portal");
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const conflictFields = useConflictFields(calendars);
  const { currency } = useItemFormats();
  const focusProblem = useFocusFirstError(form);
  const [shown, setShown] = useState(subject);
  const [isNew, setNew] = useState(true);
  const [values, setValues] = useState<ItemValues>(emptyItem);
  const { errors, setErrors } = useFieldErrors(values);
  const [failure, setFailure] = useState<string>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** True if the item was deleted elsewhere. What was typed can then be saved as a new item. */
  const [isGone, setGone] = useState(false);
  /** The version that somebody else has saved since the dialog opened. */
  const [conflict, setConflict] = useState<ServiceItem | null>(null);
  // Reset for another item. While the dialog closes, keep its content on screen.
  if (subject !== null && subject !== shown) {
    setShown(subject);
    setNew(subject.item === null);
    setValues(subject.values);
    setErrors({});
    setFailure(undefined);
    setSessionEnded(false);
    setGone(false);
    setConflict(null);
  } else if (subject === null && shown !== null) setShown(null);

  const item = isGone ? null : (subject?.item ?? null);
  const others = items.filter(({ id }) => id !== subject?.item?.id);
  const change = (part: Partial<ItemValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepItemDraft(listingId, item, next);
  };
  const close = () => {
    dropItemDraft(listingId);
    if (isGone) onSaved();
    else onClose();
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
      const headers = { "if-match": `"${typed.revision}"` };
      if (item)
        await browserApi("PUT /serviceItems/{itemId}", { params: { itemId: String(item.id) }, body }, { headers });
      else await browserApi("POST /serviceItems", { query: { providerId: String(listingId) }, body });
    } catch (error) {
      const isRefused = error instanceof ApiRefusal;
      if (isSessionEnded(error)) {
        keepItemDraft(listingId, item, typed);
        setSessionEnded(true);
        return false;
      }
      if (item && isRefused && error.status === 404) {
        setGone(true);
        setNew(true);
        keepItemDraft(listingId, null, typed);
        setFailure(t("items.saveGone"));
        return false;
      }
      if (isRefused && error.code === "version_is_stale") {
        setConflict(error.body.current as ServiceItem);
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
    const saved = t(isNew ? "items.added" : "items.updated");
    showToast(copies > 0 ? `${saved} ${t("items.copy.done", { count: copies })}` : saved);
    onSaved();
    return true;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || (await save(values))) return;
    focusProblem();
  };
  if (item && conflict) {
    return (
      <EditConflict
        initialValues={itemValuesOf(item)}
        typedValues={values}
        saved={{ ...itemValuesOf(conflict), copyRulesTo: values.copyRulesTo }}
        fields={conflictFields}
        onClose={() => setConflict(null)}
        onChoose={(chosen) => {
          setConflict(null);
          change(chosen);
          void save(chosen);
        }}
      />
    );
  }
  return (
    <Dialog
      open={subject !== null}
      onOpenChange={close}
      locked={isBusy}
      title={t(isNew ? "items.addTitle" : "items.editTitle")}
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
        <ItemFields values={values} onChange={change} errors={errors} isNew={isNew} />
        <ItemRules values={values} onChange={change}>
          {others.length > 0 ? (
            <CopyRules others={others} values={values} onChange={change} error={errors.copyRulesTo} />
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

function useConflictFields(calendars: readonly CalendarOption[]): readonly ConflictField<ItemValues>[] {
  const t = useT("portal");
  const words = useItemFormats();
  const ruleWords = useRuleWords();
  return [
    { label: t("items.name"), names: ["name"], text: ({ name }) => name.trim() },
    { label: t("items.description"), names: ["description"], text: ({ description }) => description.trim() },
    {
      label: t("items.price"),
      names: ["price"],
      text: ({ price }) => words.price(priceOf(price, words.currency) ?? 0),
    },
    { label: t("items.minutes"), names: ["minutes"], text: ({ minutes }) => words.duration(minutesOf(minutes)) },
    {
      label: t("items.rules.title"),
      names: ["minutesBefore", "minutesAfter", "noticeMinutes", "daysAhead", "mostPerDay", "cancelMinutes"],
      text: ruleWords.all,
    },
    {
      label: t("items.who"),
      names: ["doneBy", "calendarIds"],
      text: ({ doneBy, calendarIds }) => {
        const chosen = calendars.filter(({ id }) => calendarIds.includes(id)).map(({ name }) => name);
        return doneBy === "everyone" ? t("items.everyone") : chosen.join(", ");
      },
    },
  ];
}

function fieldErrors(refusal: ApiRefusal): FieldErrors<keyof ItemValues> {
  return Object.fromEntries(
    Object.entries(refusal.fields).flatMap(([wire, sentence]) => {
      const field = itemWireFields[wire];
      return field ? [[field, sentence]] : [];
    }),
  );
}
