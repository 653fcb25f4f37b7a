import { type ReactNode, useId } from "react";

type ProgressProps = {
  readonly label: ReactNode;
  /** Text at the end of the line, such as "42%" or "6 hours left". */
  readonly note?: ReactNode;
  /** From 0 to 1. Undefined if nobody knows how long it takes. */
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

/** Hidden from screen readers, because the text beside it says the same. */
export function Steps({ current, total }: { current: number; total: number }) {
  return (
    <div className="progress-steps" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <span key={step} data-done={step <= current || undefined} />
      ))}
    </div>
  );
}
