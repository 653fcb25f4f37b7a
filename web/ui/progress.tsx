import { type ReactNode, useId } from "react";

type ProgressProps = {
  readonly label: ReactNode;
  /** In words, at the end of the line: "42%", "6 hours left". */
  readonly note?: ReactNode;
  /** From 0 to 1; without it the end is not known. */
  readonly value?: number | undefined;
  readonly tone?: "normal" | "soon" | "late";
};

export function Progress({ label, note, value, tone = "normal" }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress" data-tone={tone}>
      <div className="progress-words">
        <span id={id}>{label}</span>
        {note ? <b className="num">{note}</b> : null}
      </div>
      <progress aria-labelledby={id} value={value} max={1} />
    </div>
  );
}

/** Which of a few steps is reached. */
export function Steps({ label, current, total }: { label: string; current: number; total: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <li
          key={step}
          data-done={step <= current || undefined}
          aria-current={step === current ? "step" : undefined}
          aria-label={String(step)}
        />
      ))}
    </ol>
  );
}
