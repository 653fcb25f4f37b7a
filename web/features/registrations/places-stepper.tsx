import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";

type PlacesStepperProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** What the two buttons do, for screen readers. */
  readonly words: { readonly fewer: string; readonly more: string };
};

/** Without JavaScript, this is a number field. */
export function PlacesStepper({ label, hint, value, most, onChange, words }: PlacesStepperProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const step = (by: number) => onChange(Math.min(most, Math.max(1, value + by)));
  return (
    <div className="places-stepper">
      <label htmlFor={id}>
        <b>{label}</b>
        {hint ? <span className="places-stepper-hint">{hint}</span> : null}
      </label>
      <span className="places-stepper-control">
        {isHydrated ? (
          <button type="button" aria-label={words.fewer} disabled={value <= 1} onClick={() => step(-1)}>
            <Minus className="icon" aria-hidden="true" />
          </button>
        ) : null}
        <input
          id={id}
          type="number"
          name="places"
          inputMode="numeric"
          min={1}
          max={most}
          value={value}
          onChange={(event) => onChange(Math.min(most, Math.max(1, event.currentTarget.valueAsNumber || 1)))}
        />
        {isHydrated ? (
          <button type="button" aria-label={words.more} disabled={value >= most} onClick={() => step(1)}>
            <Plus className="icon" aria-hidden="true" />
          </button>
        ) : null}
      </span>
    </div>
  );
}
