import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoteTone = "info" | "good" | "warm" | "bad";

const icons = { info: Info, good: CircleCheck, warm: TriangleAlert, bad: CircleAlert };

/** A message in the page. A bad one is read out at once; the summary of a refused form is one. */
export function Note(props: {
  tone?: NoteTone;
  icon?: ReactNode;
  action?: ReactNode;
  /** Stays in the window while its part of the page scrolls: what failed may be several screens below. */
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
