import { useState } from "react";
import { isBlank } from "#contract/parse/visible-text.ts";
import { TextLanguages } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import type { ItemValues } from "./item-values.ts";

type ItemTextsProps = {
  readonly values: ItemValues;
  readonly onChange: (change: Partial<ItemValues>) => void;
  readonly error: string | undefined;
};

export function ItemTexts({ values, onChange, error }: ItemTextsProps) {
  const t = useT("portal");
  return (
    <TextLanguages
      original={values}
      values={values}
      change={onChange}
      error={error}
      nameLabel={t("items.name")}
      descriptionLabel={t("items.description")}
      limits={{ name: 120, description: 2000 }}
      isDescriptionOptional={isBlank(values.description)}
    />
  );
}

/** Closed until the host opens it or a text is missing. */
export function FoldedItemTexts(props: ItemTextsProps) {
  const t = useT("portalForms");
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="item-rules"
      open={isOpen || props.error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="font-strong">{t("texts.title")}</summary>
      <div className="grid gap-4">
        <ItemTexts {...props} />
      </div>
    </details>
  );
}
