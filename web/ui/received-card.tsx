import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "./card.tsx";
import { Note } from "./note.tsx";

/** Replaces a form that was sent. The heading takes the focus, because the form that had it is gone. */
export function ReceivedCard({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card pad className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <div role="status">
        <Note tone="good">{message}</Note>
      </div>
      {children}
    </Card>
  );
}
