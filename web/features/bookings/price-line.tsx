import type { ReactNode } from "react";
import { languageOf } from "#messages/translate.ts";
import { formatPrice } from "../../lib/format-price.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import type { ServiceView } from "./booking-views.ts";
import { durationWords } from "./duration.ts";

export function Price({ of }: { of: number }) {
  return (
    <span className="num" dir="ltr">
      {formatPrice(of, languageOf(useLocale()))}
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

export function ServiceLine({ service }: { service: Pick<ServiceView, "name" | "price" | "durationMinutes"> }) {
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
      <Price of={service.price} />
    </Line>
  );
}
