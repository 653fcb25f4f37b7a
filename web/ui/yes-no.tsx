import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "#web/lib/messages.tsx";
import { FieldGroup, type FieldNotes } from "./field.tsx";
import { radioState } from "./radio-group.tsx";

type YesNoProps = FieldNotes & {
  readonly name?: string | undefined;
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
};

export function YesNo({ name, value, onChange, ...notes }: YesNoProps) {
  const t = useT("common");
  const ownName = useId();
  const group = {
    value: value === null ? "" : value ? "yes" : "no",
    onChange: (answer: string) => onChange(answer === "yes"),
    error: notes.error,
  };
  return (
    <FieldGroup {...notes}>
      <div className="yes-no" data-invalid={notes.error ? true : undefined}>
        {(["yes", "no"] as const).map((answer) => (
          <label key={answer}>
            <input
              className="tile-input"
              type="radio"
              name={name ?? ownName}
              value={answer}
              {...radioState(group, answer)}
            />
            <Check className="icon" aria-hidden="true" />
            {t(`ui.${answer}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields keep their values while they are hidden. */
export function Reveal({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <div className="yes-no-reveal" hidden={!when}>
      {children}
    </div>
  );
}
