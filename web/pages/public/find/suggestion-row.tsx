import { Clock, CornerDownLeft, MapPin, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { matchParts } from "./match-parts.ts";
import type { SuggestionView } from "./use-suggestions.ts";

export function SuggestionRow(props: {
  readonly id: string;
  readonly suggestion: SuggestionView;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}) {
  const { kind, text, textLanguage, detail } = props.suggestion;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [props.isActive]);
  return (
    // The input keeps the focus and handles the keys for this row.
    <div
      ref={row}
      id={props.id}
      className="search-field-option"
      data-kind={kind}
      role="option"
      tabIndex={-1}
      aria-selected={props.isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
      onKeyDown={undefined}
    >
      <Lead {...props.suggestion} />
      <span className="search-field-text">
        <bdi lang={textLanguage ?? undefined}>{kind === "all" ? text : <Marked text={text} typed={props.typed} />}</bdi>
        {detail ? <small>{detail}</small> : null}
      </span>
      {props.isActive ? <CornerDownLeft className="icon flip" aria-hidden="true" /> : null}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map((part) => (part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text));
}

function Lead({ kind, communityId, categoryId }: SuggestionView) {
  if (kind === "community" && communityId !== null)
    return <Cloth communityId={communityId} tile="sm" className="search-field-lead" />;
  return (
    <span className="search-field-lead" aria-hidden="true">
      {kind === "recent" ? (
        <Clock className="icon" />
      ) : kind === "city" ? (
        <MapPin className="icon" />
      ) : kind === "all" ? (
        <Search className="icon" />
      ) : (
        <CategoryIcon categoryId={categoryId ?? 0} />
      )}
    </span>
  );
}
