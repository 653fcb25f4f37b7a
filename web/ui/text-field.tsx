import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Field, type FieldNotes } from "./field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "prefix"> &
  FieldNotes & {
    readonly lead?: ReactNode;
  };

const leftToRightTypes = ["email", "tel", "url"];

export function TextField({ label, hint, error, optional, lead, className, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="field-input-wrap">
          {lead ? (
            <span className="field-input-lead" aria-hidden="true">
              {lead}
            </span>
          ) : null}
          <input
            type="text"
            dir={leftToRightTypes.includes(input.type ?? "") ? "ltr" : undefined}
            {...input}
            {...control}
            className={classNames("field-input", className)}
          />
        </span>
      )}
    </Field>
  );
}

export function TextAreaField(props: ComponentProps<"textarea"> & FieldNotes) {
  const { label, hint, error, optional, className, id, ...area } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...area} {...control} className={classNames("field-input", className)} />}
    </Field>
  );
}
