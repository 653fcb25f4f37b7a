import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { ComboboxOption } from "./combobox-option.tsx";
import type { ControlProps } from "./field.tsx";
import { FieldError } from "./field-notes.tsx";
import type { ComboboxProps } from "./use-combobox.ts";
import { useCombobox } from "./use-combobox.ts";

/**
 * Follows the editable combobox of the ARIA Authoring Practices Guide. The list is not in a portal, so that it stays in
 * the same landmark and dialog as its field.
 */
export function ComboboxControl(props: ComboboxProps & { control: ControlProps }) {
  const t = useT("common");
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox(props);
  const listId = `${props.control.id}-list`;
  const optionId = (index: number) => `${props.control.id}-option-${index}`;
  const noteId = `${props.control.id}-unfinished`;
  const control = box.isUnfinished
    ? { ...props.control, "aria-invalid": true, "aria-describedby": noteId }
    : props.control;
  return (
    <Popover.Root open={box.isOpen} onOpenChange={(open) => (open ? box.setOpen(true) : box.settle())}>
      <Popover.Anchor asChild>
        <span className="field-input-wrap">
          <input
            {...control}
            ref={input}
            className="field-input"
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.isOpen ? listId : undefined}
            aria-activedescendant={box.isOpen && box.active >= 0 ? optionId(box.active) : undefined}
            placeholder={props.placeholder}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onClick={() => box.setOpen(true)}
            onKeyDown={box.onKeyDown}
            onBlur={box.settle}
          />
          <ChevronDown className="icon field-input-trail" aria-hidden="true" />
          {props.name ? <input type="hidden" name={props.name} value={props.value} /> : null}
        </span>
      </Popover.Anchor>
      {box.isUnfinished ? <FieldError id={noteId}>{t("ui.chooseFromList")}</FieldError> : null}
      <Popover.Content
        id={listId}
        className="combobox-list"
        role="listbox"
        aria-labelledby={undefined}
        aria-label={t("ui.choices")}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && input.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {box.found.map((option, index) => (
          <ComboboxOption
            key={option.value}
            id={optionId(index)}
            option={option}
            isActive={index === box.active}
            isChosen={option.value === props.value}
            onChoose={() => box.choose(option)}
          />
        ))}
        {box.found.length === 0 ? (
          <div className="combobox-none" role="option" aria-selected="false" aria-disabled="true" tabIndex={-1}>
            {t("ui.nothingFound")}
          </div>
        ) : null}
      </Popover.Content>
    </Popover.Root>
  );
}
