import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** This is a toggle button. For a label that nobody can press, use Tag. */
function Chip(props: {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={() => props.onPressedChange(!props.pressed)}
    >
      {props.pressed ? <Check className="icon" aria-hidden="true" /> : null}
      {props.children}
    </button>
  );
}

export function ChipGroup<V extends string | number>(props: {
  options: readonly { readonly value: V; readonly label: string; readonly disabled?: boolean }[];
  values: readonly V[];
  onChange: (values: V[]) => void;
}) {
  return (
    <div className="chip-group">
      {props.options.map(({ value, label, disabled }) => (
        <Chip
          key={value}
          pressed={props.values.includes(value)}
          disabled={disabled ?? false}
          onPressedChange={(pressed) =>
            props.onChange(pressed ? [...props.values, value] : props.values.filter((other) => other !== value))
          }
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
