import { type RefObject, useLayoutEffect } from "react";
import { SuggestionRow } from "./suggestion-row.tsx";
import { type SuggestionView, useSuggestions } from "./use-suggestions.ts";

/** What the open search field suggests. It writes the options into `options`, for the keys of the field. */
export function SuggestionList(props: {
  readonly id: string;
  readonly typed: string;
  /** Index of the option that the arrow keys have reached, or -1. */
  readonly active: number;
  readonly options: RefObject<readonly SuggestionView[]>;
  readonly onChoose: (suggestion: SuggestionView) => void;
}) {
  const { id, typed, active, options, onChoose } = props;
  const groups = useSuggestions(typed);
  useLayoutEffect(() => {
    options.current = groups.flatMap((group) => group.options);
    return () => {
      options.current = [];
    };
  });
  let index = -1;
  return groups.map(({ title, isTitleShown, options: those }) => (
    <fieldset key={title}>
      <legend className={isTitleShown ? "search-field-title" : "sr-only"}>{title}</legend>
      {those.map((one) => {
        index += 1;
        return (
          <SuggestionRow
            key={one.to ?? ""}
            id={`${id}-${index}`}
            suggestion={one}
            typed={typed}
            isActive={index === active}
            onChoose={() => onChoose(one)}
          />
        );
      })}
    </fieldset>
  ));
}
