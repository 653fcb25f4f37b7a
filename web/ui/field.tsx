import { type ReactNode, useId } from "react";
import { useT } from "#web/lib/messages.tsx";
import { FieldError, FieldHint } from "./field-notes.tsx";

export type FieldNotes = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
};

/** The control needs these props, so that its label, hint and error refer to it. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

export function Field(props: FieldNotes & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [props.hint ? `${id}-hint` : "", props.error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {props.label}
        {props.optional ? <Optional /> : null}
      </label>
      {props.children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": props.error ? true : undefined,
      })}
      <FieldHint id={`${id}-hint`}>{props.hint}</FieldHint>
      <FieldError id={`${id}-error`}>{props.error}</FieldError>
    </div>
  );
}

/**
 * For several controls that answer one question. `after` appears below the error, for something tall such as a
 * calendar.
 */
export function FieldGroup(props: FieldNotes & { children: ReactNode; after?: ReactNode }) {
  const id = useId();
  const describedBy = [props.hint ? `${id}-hint` : "", props.error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="field" aria-describedby={describedBy || undefined}>
      <legend className="field-label">
        {props.label}
        {props.optional ? <Optional /> : null}
      </legend>
      {props.children}
      <FieldHint id={`${id}-hint`}>{props.hint}</FieldHint>
      <FieldError id={`${id}-error`}>{props.error}</FieldError>
      {props.after}
    </fieldset>
  );
}

function Optional() {
  return <span className="field-optional">{useT("common")("ui.optional")}</span>;
}
