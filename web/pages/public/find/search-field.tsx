import { ArrowLeft, Search } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useBackCloses } from "#web/ui/use-back-closes.ts";
import "./search-field.css";
import type { SuggestionView } from "./use-suggestions.ts";

type List = typeof import("./suggestion-list.tsx").SuggestionList;

/**
 * Follows the editable combobox of the ARIA Authoring Practices Guide. Before hydration it is a plain field. On phones
 * the open field and its list fill the screen. The list is loaded when the field gets the focus.
 */
export function SearchField({ q }: { q: string }) {
  const t = useT("find");
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q.trim());
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [List, setList] = useState<List | null>(null);
  const options = useRef<readonly SuggestionView[]>([]);
  // Searching works without suggestions, so a failure shows nothing. It is tried again when the field is opened.
  const load = () => {
    if (!List)
      import("./suggestion-list.tsx").then(
        ({ SuggestionList }) => setList(() => SuggestionList),
        () => undefined,
      );
  };
  const open = () => {
    load();
    setTyped(input.current?.value.trim() ?? "");
    setIsOpen(true);
    setActive(-1);
  };
  const close = () => setIsOpen(false);
  useBackCloses(isOpen, close);
  const choose = ({ to }: SuggestionView) => {
    close();
    if (to === null) input.current?.form?.requestSubmit();
    else void navigate(to);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % (options.current.length || 1)),
    ArrowUp: () => setActive((active > 0 ? active : options.current.length) - 1),
    Home: () => setActive(0),
    End: () => setActive(options.current.length - 1),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options.current[active];
    if (event.key === "Enter" && isOpen) {
      close();
      if (!chosen) return;
      event.preventDefault();
      return choose(chosen);
    }
    const act = isOpen ? keys[event.key] : event.key === "ArrowDown" ? open : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) close();
  };
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? `${id}-list` : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? `${id}-${active}` : undefined,
  } as const;
  return (
    <div ref={box} className="search-field" data-open={isOpen || undefined}>
      {isOpen ? (
        <IconButton
          className="search-field-back"
          label={t("suggest.back")}
          icon={<ArrowLeft className="icon flip" aria-hidden="true" />}
          onClick={close}
          onBlur={leave}
        />
      ) : null}
      <label className="finder-field">
        <Search className="icon" aria-hidden="true" />
        <span className="finder-label">{t("finder.what")}</span>
        <input
          ref={input}
          name="q"
          type="text"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={q}
          placeholder={t("finder.example")}
          autoComplete="off"
          spellCheck={false}
          {...(isHydrated ? combobox : {})}
          onFocus={load}
          onClick={open}
          onInput={open}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </label>
      {isOpen ? (
        <div className="search-field-list" id={`${id}-list`} role="listbox" aria-label={t("suggest.label")}>
          {List ? <List id={id} typed={typed} active={active} options={options} onChoose={choose} /> : null}
        </div>
      ) : null}
    </div>
  );
}
