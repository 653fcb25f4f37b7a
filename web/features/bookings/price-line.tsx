import type { ReactNode } from "react";
import { durationWords } from "../../lib/duration-words.ts";
import { useT } from "../../lib/messages.tsx";
import type { ServiceView } from "./booking-views.ts";

/** A price as the server worded it: its sign stands where the language puts it, whatever the line around it reads. */
export function Price({ children }: { children: string }) {
  return (
    <span className="num whitespace-nowrap" dir="ltr">
      {children}
    </span>
  );
}

/** A label and its value, on one line. */
export function Line({ label, total, children }: { label: ReactNode; total?: boolean; children: ReactNode }) {
  return (
    <div className="line" data-total={total || undefined}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

export function ServiceLine({ service }: { service: Pick<ServiceView, "name" | "priceWords" | "durationMinutes"> }) {
  const t = useT("booking");
  return (
    <Line
      label={
        <>
          {service.name}
          <span className="line-note">{durationWords(t, service.durationMinutes)}</span>
        </>
      }
    >
      <Price>{service.priceWords}</Price>
    </Line>
  );
}
