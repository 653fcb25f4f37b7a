import { Check } from "lucide-react";
import { ListboxOption } from "./listbox-option.tsx";
import type { Option } from "./select-field.tsx";

export function ComboboxOption(props: {
  id: string;
  option: Option;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <ListboxOption
      id={props.id}
      className="combobox-option"
      isActive={props.isActive}
      isSelected={props.isChosen}
      onChoose={props.onChoose}
    >
      {props.option.label}
      {props.isChosen ? <Check className="icon" aria-hidden="true" /> : null}
    </ListboxOption>
  );
}
