import { useState } from "react";
import { languageOf } from "#messages/translate.ts";
import { formatPrice } from "../../lib/format-price.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import { randomUuid } from "../../lib/random-uuid.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { CalendarItem } from "./load-calendar.ts";

type BookDialogProps = {
  readonly when: string;
  readonly items: readonly CalendarItem[];
  readonly onClose: () => void;
  readonly onBlock: () => void;
  readonly onBook: (itemId: number, name: string, phone: string, key: string) => Promise<Record<string, string> | null>;
};

/** Books a slot for somebody who called: the item, and, if known, who comes. */
export function BookDialog({ when, items, onClose, onBlock, onBook }: BookDialogProps) {
  const t = useT("calendar");
  const language = languageOf(useLocale());
  const [itemId, setItemId] = useState(String(items[0]?.id ?? ""));
  const [name, setName] = useState("");
  const [phone, setPhone] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  // One key per dialog: pressing twice books once.
  const [key] = useState(() => randomUuid());
  const lengthOf = ({ duration_minutes }: CalendarItem) =>
    duration_minutes ? t("calendar.minutes", { minutes: duration_minutes }) : t("calendar.noDuration");

  async function book() {
    setIsBusy(true);
    const refused = await onBook(Number(itemId), name, phone, key);
    setIsBusy(false);
    if (refused) setProblems(refused);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("calendar.bookTitle")}
      lead={when}
      actions={
        <>
          <Button variant="outline" onClick={onBlock} disabled={isBusy}>
            {t("calendar.blockInstead")}
          </Button>
          <Button
            onClick={() => void book()}
            busy={isBusy}
            busyLabel={t("calendar.booking")}
            disabled={items.length === 0}
          >
            {t("calendar.bookConfirm")}
          </Button>
        </>
      }
    >
      {items.length === 0 ? <p>{t("calendar.noItems")}</p> : null}
      <RadioGroup
        label={t("calendar.bookItem")}
        value={itemId}
        onChange={setItemId}
        options={items.map((item) => ({
          value: String(item.id),
          label: `${item.name} · ${lengthOf(item)} · ${formatPrice(item.price, language)}`,
        }))}
      />
      <TextField
        label={t("calendar.bookName")}
        optional
        value={name}
        error={problems.customerName}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
      />
      <TextField
        label={t("calendar.bookPhone")}
        optional
        type="tel"
        value={phone}
        error={problems.customerPhone}
        onChange={(event) => setPhone(event.target.value)}
        autoComplete="off"
      />
    </Dialog>
  );
}
