import { useEffect, useRef, useState } from "react";
import { product } from "#contract/product.ts";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import { phoneCountryOptions } from "../../lib/phone-countries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { PhoneField, usePhoneCountry } from "../../ui/phone-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useActionKey } from "../providers/index.ts";
import { BookItems } from "./book-items.tsx";
import { fits } from "./free-stretch.ts";
import type { CalendarItem } from "./load-calendar.ts";
import type { Call, Refused } from "./use-calendar-actions.ts";

type BookDialogProps = {
  readonly when: string;
  readonly startClock: string;
  readonly freeMinutes: number;
  readonly items: readonly CalendarItem[];
  readonly onClose: () => void;
  readonly onBlock: () => void;
  readonly onBook: (call: Call, key: string) => Promise<Refused | null>;
};

/** Books a slot for somebody who called: the item, and, if known, who comes. A refusal leaves everything as typed. */
export function BookDialog(props: BookDialogProps) {
  const { items, freeMinutes } = props;
  const t = useT("calendar");
  const [itemId, setItemId] = useState(() => {
    const first = items.find(({ duration_minutes }) => fits(duration_minutes, freeMinutes)) ?? items[0];
    return String(first?.id ?? "");
  });
  const [name, setName] = useState("");
  const [phone, setPhone] = useState("");
  const language = languageOf(useLocale());
  const countries = phoneCountryOptions(language);
  const [phoneCountry, setPhoneCountry] = usePhoneCountry(product.hostCountry);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  // The same words pressed twice book once; changed words are another booking.
  const keyOf = useActionKey();
  const chosen = items.find(({ id }) => String(id) === itemId);

  async function book() {
    if (!chosen) return;
    const call = { item: chosen, name, phone, phoneCountry };
    setIsBusy(true);
    const answer = await props.onBook(call, keyOf({ itemId, name, phone, phoneCountry }));
    setIsBusy(false);
    if (answer) setRefused(answer);
    else props.onClose();
  }

  const { customerName, customerPhone } = refused?.fields ?? {};
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      locked={isBusy}
      title={t("calendar.bookTitle")}
      lead={props.when}
      actions={
        <>
          <Button variant="outline" onClick={props.onBlock} disabled={isBusy}>
            {t("calendar.blockInstead")}
          </Button>
          <Button
            onClick={() => void book()}
            busy={isBusy}
            busyLabel={t("calendar.booking")}
            disabled={!chosen || !fits(chosen.duration_minutes, freeMinutes)}
          >
            {t("calendar.bookConfirm")}
          </Button>
        </>
      }
    >
      {items.length === 0 ? <p>{t("calendar.noItems")}</p> : null}
      <BookItems
        items={items}
        chosen={itemId}
        onChoose={setItemId}
        freeMinutes={freeMinutes}
        startClock={props.startClock}
      />
      <div className="book-caller">
        <TextField
          label={t("calendar.bookName")}
          optional
          value={name}
          error={customerName}
          onChange={(event) => setName(event.target.value)}
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
          onChange={(event) => setPhone(event.target.value)}
          autoComplete="off"
        />
      </div>
      {refused && !customerName && !customerPhone ? (
        <RefusedNote refused={refused} isBusy={isBusy} onRetry={() => void book()} />
      ) : null}
    </Dialog>
  );
}

function RefusedNote(props: { refused: Refused; isBusy: boolean; onRetry: () => void }) {
  const t = useT("calendar");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="book-refused" ref={place}>
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
    </div>
  );
}
