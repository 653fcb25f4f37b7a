import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-notes.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
};

export function Checkbox({ label, note, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className="choice">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input["aria-describedby"]}
        />
        <span>
          {label}
          {note ? <span className="choice-note">{note}</span> : null}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
