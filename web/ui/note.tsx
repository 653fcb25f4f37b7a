import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoteTone = "info" | "good" | "warm" | "bad";

const icons = { info: Info, good: CircleCheck, warm: TriangleAlert, bad: CircleAlert };

/** With the tone `bad`, screen readers announce the note at once (role `alert`). */
export function Note(props: {
  tone?: NoteTone;
  icon?: ReactNode;
  action?: ReactNode;
  /** Keeps the note visible while its container scrolls, because the failed part may be far below. */
  isSticky?: boolean | undefined;
  children: ReactNode;
}) {
  const tone = props.tone ?? "info";
  const Icon = icons[tone];
  return (
    <div
      className="note"
      data-tone={tone}
      data-sticky={props.isSticky || undefined}
      role={tone === "bad" ? "alert" : undefined}
    >
      {props.icon ?? <Icon className="icon" aria-hidden="true" />}
      <div className="note-text">{props.children}</div>
      {props.action}
    </div>
  );
}
