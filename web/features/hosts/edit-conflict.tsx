import { useEffect, useId, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type ConflictField, differingFields, hasChanged, type Version, withVersions } from "./edit-conflict-rules.ts";

type EditConflictProps<V> = {
  readonly initialValues: V;
  readonly typedValues: V;
  /** The values that somebody else has saved since this form was opened. */
  readonly saved: V;
  readonly fields: readonly ConflictField<V>[];
  readonly onChoose: (values: V) => void;
  readonly onClose: () => void;
};

/** Shows both versions of each field that differs, so that nothing typed is lost. */
export function EditConflict<V extends object>({
  initialValues,
  typedValues,
  saved,
  fields,
  ...props
}: EditConflictProps<V>) {
  const t = useT("portalForms");
  const differing = differingFields(fields, typedValues, saved);
  const [chosen, setChosen] = useState<Readonly<Record<string, Version>>>({});
  const isSame = differing.length === 0;
  const { onChoose } = props;
  useEffect(() => {
    if (isSame) onChoose(saved);
  }, [isSame, onChoose, saved]);
  const versionOf = (field: ConflictField<V>): Version =>
    chosen[field.label] ?? (hasChanged(field, initialValues, typedValues) ? "mine" : "saved");
  const save = () => {
    const keptFields = differing.filter((field) => versionOf(field) === "mine");
    onChoose(withVersions(saved, typedValues, keptFields));
  };
  if (isSame) return null;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t("conflict.title")}
      lead={t("conflict.lead")}
      actions={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {t("conflict.back")}
          </Button>
          <Button onClick={save}>{t("conflict.save")}</Button>
        </>
      }
    >
      <div className="edit-conflict">
        {differing.map((field) => (
          <ConflictChoice
            key={field.label}
            field={field}
            typedValues={typedValues}
            saved={saved}
            version={versionOf(field)}
            onChange={(version) => setChosen((before) => ({ ...before, [field.label]: version }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

type ConflictChoiceProps<V> = {
  readonly field: ConflictField<V>;
  readonly typedValues: V;
  readonly saved: V;
  readonly version: Version;
  readonly onChange: (version: Version) => void;
};

function ConflictChoice<V>({ field, typedValues, saved, version, onChange }: ConflictChoiceProps<V>) {
  const t = useT("portalForms");
  const name = useId();
  const options = [
    { version: "mine", label: t("conflict.mine"), values: typedValues },
    { version: "saved", label: t("conflict.saved"), values: saved },
  ] as const;
  return (
    <fieldset className="edit-conflict-field">
      <legend>{field.label}</legend>
      {options.map((option) => (
        <label className="choice" key={option.version}>
          <input
            type="radio"
            name={name}
            checked={version === option.version}
            onChange={() => onChange(option.version)}
          />
          <span>
            <span className="choice-note">{option.label}</span>
            <ConflictValue field={field} values={option.values} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ConflictValue<V>({ field, values }: { field: ConflictField<V>; values: V }) {
  const t = useT("portalForms");
  const pictures = field.pictures?.(values) ?? [];
  if (pictures.length > 0) {
    return (
      <span className="edit-conflict-pictures">
        {pictures.map((url) => (
          <img key={url} src={url} alt="" width={56} height={56} />
        ))}
      </span>
    );
  }
  const text = field.text?.(values) ?? "";
  return <bdi className="edit-conflict-text">{text === "" ? t("conflict.empty") : text}</bdi>;
}
