import { type KeyboardEvent, useMemo, useState } from "react";
import { filterOptions } from "./combobox-filter.ts";
import type { Option } from "./select-field.tsx";

export type ComboboxProps = {
  readonly name?: string | undefined;
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Values of options that match the query for a reason other than their label. */
  readonly alsoFound?: ((query: string) => readonly string[]) | undefined;
};

export function useCombobox({ options, value, onChange, alsoFound }: ComboboxProps) {
  const chosen = options.find((option) => option.value === value);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = useMemo(() => filterOptions(options, typed ?? "", alsoFound), [options, typed, alsoFound]);

  const setOpen = (open: boolean) => {
    setIsOpen(open);
    setActive(open && chosen ? found.indexOf(chosen) : -1);
  };
  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(text.trim() ? 0 : -1);
    if (text === "") onChange("");
  };
  const choose = (option: Option) => {
    onChange(option.value);
    setTyped(null);
    setIsOpen(false);
  };
  const discard = () => {
    setTyped(null);
    setIsOpen(false);
  };
  // If something was chosen before, leaving the field restores it. Otherwise the only matching option is chosen, and a
  // text that matches none or several stays.
  const settle = () => {
    const [only, another] = found;
    if (!typed?.trim() || chosen) discard();
    else if (only && !another) choose(only);
    else setIsOpen(false);
  };
  const step = (by: number) => {
    if (!isOpen) return setOpen(true);
    setActive((at) => Math.min(Math.max(at + by, 0), found.length - 1));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => step(8),
    PageUp: () => step(-8),
    Escape: discard,
    Enter: () => {
      const option = found[active];
      if (option) choose(option);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    const isPlain = !isOpen && (event.key === "Enter" || event.key === "Escape");
    if (isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const isUnfinished = !isOpen && Boolean(typed?.trim());
  return {
    isOpen,
    isUnfinished,
    setOpen,
    text: typed ?? chosen?.label ?? "",
    type,
    found,
    active,
    choose,
    settle,
    onKeyDown,
  };
}
