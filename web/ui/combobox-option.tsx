import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Option } from "./select-field.tsx";

export function ComboboxOption(props: {
  id: string;
  option: Option;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [props.isActive]);
  return (
    // The input keeps the focus and handles the keys for this row.
    <div
      ref={row}
      id={props.id}
      className="combobox-option"
      role="option"
      tabIndex={-1}
      aria-selected={props.isChosen}
      data-active={props.isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
      onKeyDown={undefined}
    >
      {props.option.label}
      {props.isChosen ? <Check className="icon" aria-hidden="true" /> : null}
    </div>
  );
}
