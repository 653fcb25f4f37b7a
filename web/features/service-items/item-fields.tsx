import { currencySymbol } from "#format/numbers.ts";
import { useT } from "#web/lib/messages.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { type ItemValues, itemProblems, minutesOf, priceOf } from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";

type ItemFieldsProps = {
  readonly values: ItemValues;
  readonly onChange: (change: Partial<ItemValues>) => void;
  readonly errors: Readonly<Partial<Record<keyof ItemValues, string>>>;
  readonly isNew: boolean;
};

export function ItemFields({ values, onChange, errors, isNew }: ItemFieldsProps) {
  const t = useT("portal");
  const words = useItemFormats();
  const { price: badPrice, minutes: badMinutes } = itemProblems(values, words.currency);
  const preview = t("items.preview", {
    duration: words.duration(minutesOf(values.minutes)),
    price: words.price(priceOf(values.price, words.currency) ?? 0),
  });
  return (
    <>
      <TextField
        label={t("items.name")}
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={errors.name}
        autoComplete="off"
        maxLength={120}
        data-autofocus
      />
      <TextAreaField
        label={t("items.description")}
        optional
        value={values.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={errors.description}
        maxLength={2000}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t("items.price")}
          optional
          lead={currencySymbol(words.currency)}
          inputMode="decimal"
          dir="ltr"
          value={values.price}
          onChange={(event) => onChange({ price: event.target.value })}
          error={errors.price}
          autoComplete="off"
        />
        <TextField
          label={t("items.minutes")}
          optional
          inputMode="text"
          dir="ltr"
          value={values.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
          error={errors.minutes}
          autoComplete="off"
        />
      </div>
      <p className="field-hint">
        {badPrice || badMinutes ? null : preview} {isNew ? null : t("items.keepsBookings")}
      </p>
    </>
  );
}
