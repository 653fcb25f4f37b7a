import { type ReactNode, useId } from "react";
import { FieldGroup, type FieldNotes } from "./field.tsx";

type RadioOption<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
};

/** Pass either `value` and `onChange`, or `defaultValue` for an uncontrolled group. */
export type RadioGroupProps<V extends string = string> = FieldNotes & {
  readonly name?: string | undefined;
  readonly options: readonly RadioOption<V>[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: V) => void) | undefined;
};

export function RadioGroup<V extends string = string>(props: RadioGroupProps<V>) {
  const ownName = useId();
  return (
    <FieldGroup label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      <div>
        {props.options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              {...radioState(props, option.value)}
            />
            <span>
              {option.label}
              {option.note ? <span className="choice-note">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export function radioState<V extends string>(
  group: Pick<RadioGroupProps<V>, "value" | "defaultValue" | "onChange" | "error">,
  value: V,
) {
  const invalid = group.error ? { "aria-invalid": true as const } : {};
  if (group.value === undefined) return { defaultChecked: group.defaultValue === value, ...invalid };
  return { checked: group.value === value, onChange: () => group.onChange?.(value), ...invalid };
}
