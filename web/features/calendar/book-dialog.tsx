import { useEffect, useRef, useState } from "react";
import type { BreakableRule } from "#contract/lists/breakable-rules.ts";
import { languageOf } from "#messages/translate.ts";
import { SessionEnded, useActionKey } from "#web/features/hosts/index.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { phoneCountryOptions } from "#web/lib/phone-countries.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { PhoneField, usePhoneCountry } from "#web/ui/phone-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dropBookDraft, keepBookDraft, readBookDraft } from "./book-draft.ts";
import { BookItems } from "./book-items.tsx";
import { BookPlace, type BookPlaceChoices, isDoneIn } from "./book-place.tsx";
import { bookVisit } from "./book-visit.ts";
import { fits } from "./free-duration.ts";
import type { CalendarItem } from "./load-calendar.ts";
import type { PhoneBooking, Refused } from "./use-calendar-actions.ts";

type BookDialogProps = {
  readonly hostId: number;
  readonly start: number;
  readonly calendarId: number | null;
  readonly items: readonly CalendarItem[];
  readonly onClose: () => void;
  /** Null if availability cannot be changed here. */
  readonly onBlock: (() => void) | null;
  readonly onBook: (start: number, booking: PhoneBooking, key: string) => Promise<Refused | null>;
} & BookPlaceChoices;

/** What was typed survives a refusal and signing in again. */
export function BookDialog(props: BookDialogProps) {
  const { hostId } = props;
  const t = useT("calendar");
  const [typed, setTyped] = useState(() => {
    const kept = readBookDraft(hostId);
    const { start, calendarId } = props;
    if (kept && (kept.start === start || props.startsAround?.(start, calendarId).includes(kept.start))) return kept;
    const free = props.freeMinutes(start, calendarId);
    const possible = props.items.filter((item) => isDoneIn(item, calendarId) && fits(item.duration_minutes, free));
    const itemIds = possible.length === 1 ? possible.map(({ id }) => id) : [];
    return { start, calendarId, itemIds, name: "", phone: "" };
  });
  const { start, calendarId, itemIds, name, phone } = typed;
  const visit = bookVisit(props.items.filter(({ id }) => itemIds.includes(id)));
  const freeMinutes = props.freeMinutes(start, calendarId);
  const { when, startClock } = props.startWords(start);
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    // Another time or item may follow the rules.
    setRefused((last) => (last && last.brokenRules.length > 0 ? null : last));
    setTyped(next);
    keepBookDraft(hostId, next);
  };
  const language = languageOf(useLocale());
  const countries = phoneCountryOptions(language, useCountryName());
  const [phoneCountry, setPhoneCountry] = usePhoneCountry(useHostPlace().hostCountry);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  // The key makes a repeated request book only once. Changed input gets a new key.
  const keyOf = useActionKey();
  const isPossible =
    visit.items.length > 0 &&
    fits(visit.lengthMinutes, freeMinutes) &&
    visit.items.every((item) => isDoneIn(item, calendarId));

  function close() {
    dropBookDraft(hostId);
    props.onClose();
  }

  async function book(breakRules: readonly BreakableRule[] = []) {
    const booking = { visit, name, phone, phoneCountry, calendarId, breakRules };
    setIsBusy(true);
    const answer = await props.onBook(start, booking, keyOf({ start, calendarId, itemIds, name, phone, phoneCountry }));
    setIsBusy(false);
    if (answer) setRefused(answer);
    else close();
  }

  const { customerName, customerPhone } = refused?.fields ?? {};
  return (
    <Dialog
      open
      onOpenChange={close}
      locked={isBusy}
      title={t("calendar.bookTitle")}
      lead={when}
      actions={
        <>
          {props.onBlock ? (
            <Button
              variant="outline"
              onClick={() => {
                dropBookDraft(hostId);
                props.onBlock?.();
              }}
              disabled={isBusy}
            >
              {t("calendar.blockInstead")}
            </Button>
          ) : (
            <Button variant="outline" onClick={close} disabled={isBusy}>
              {t("ui.cancel")}
            </Button>
          )}
          <Button onClick={() => void book()} busy={isBusy} busyLabel={t("calendar.booking")} disabled={!isPossible}>
            {t("calendar.bookConfirm")}
          </Button>
        </>
      }
    >
      {props.items.length === 0 ? <p>{t("calendar.noItems")}</p> : null}
      <BookPlace {...props} start={start} calendarId={calendarId} onChange={change} />
      <BookItems
        items={props.items}
        visit={visit}
        calendarId={calendarId}
        onChoose={(ids) => change({ itemIds: ids })}
        freeMinutes={freeMinutes}
        startClock={startClock}
      />
      <div className="book-dialog-caller">
        <TextField
          label={t("calendar.bookName")}
          optional
          value={name}
          error={customerName}
          onChange={(event) => change({ name: event.target.value })}
          autoComplete="off"
        />
        <PhoneField
          label={t("calendar.bookPhone")}
          optional
          countries={countries}
          country={phoneCountry}
          onCountry={setPhoneCountry}
          value={phone}
          error={customerPhone}
          onChange={(event) => change({ phone: event.target.value })}
          autoComplete="off"
        />
      </div>
      {refused && !customerName && !customerPhone ? (
        <RefusedNote refused={refused} isBusy={isBusy} onRetry={() => void book(refused.brokenRules)} />
      ) : null}
    </Dialog>
  );
}

function RefusedNote(props: { refused: Refused; isBusy: boolean; onRetry: () => void }) {
  const t = useT("calendar");
  const place = useRef<HTMLDivElement>(null);
  const { brokenRules } = props.refused;
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="book-dialog-refused" ref={place}>
      {props.refused.hasSessionEnded ? (
        <SessionEnded />
      ) : brokenRules.length > 0 ? (
        <Note
          action={
            <Button variant="outline" size="sm" onClick={props.onRetry} disabled={props.isBusy}>
              {t("calendar.bookAnyway")}
            </Button>
          }
        >
          <p>{t("calendar.breaksRules")}</p>
          <ul className="book-dialog-rules">
            {brokenRules.map((rule) => (
              <li key={rule}>{t(`calendar.breaks.${rule}`)}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <Note
          tone="bad"
          action={
            <Button variant="outline" size="sm" onClick={props.onRetry} disabled={props.isBusy}>
              {t("calendar.retry")}
            </Button>
          }
        >
          <p>{props.refused.message}</p>
          {props.refused.reason ? <p>{props.refused.reason}</p> : null}
        </Note>
      )}
    </div>
  );
}
