import type { ReactNode } from "react";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import type { ServiceView } from "./booking-views.ts";

/** A price always reads from left to right. Otherwise RTL text would move its currency symbol. */
export function Price({ children }: { children: string }) {
  return (
    <span className="num whitespace-nowrap" dir="ltr">
      {children}
    </span>
  );
}

export function Line({ label, total, children }: { label: ReactNode; total?: boolean; children: ReactNode }) {
  return (
    <div className="booking-line" data-total={total || undefined}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

export function ServiceLine({ service }: { service: Pick<ServiceView, "name" | "priceText" | "durationMinutes"> }) {
  const t = useT("booking");
  return (
    <Line
      label={
        <>
          {service.name}
          <span className="booking-line-note">{formatDuration(t, service.durationMinutes)}</span>
        </>
      }
    >
      <Price>{service.priceText}</Price>
    </Line>
  );
}

/** Several services are one visit, in the order in which they are done. */
export function ServiceLines({ services }: { services: readonly ServiceView[] }) {
  const t = useT("booking");
  if (services.length < 2) return services.map((service) => <ServiceLine key={service.id} service={service} />);
  const minutes = services.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  return (
    <>
      <ol className="booking-line-stack">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceLine service={service} />
          </li>
        ))}
      </ol>
      {minutes > 0 ? <Line label={t("flow.time")}>{formatDuration(t, minutes)}</Line> : null}
    </>
  );
}

/** `name` is undefined if the host has only one calendar, and null if the customer chose Anyone. */
export function WithLine({ name }: { name: string | null | undefined }) {
  const t = useT("booking");
  if (name === undefined) return null;
  return (
    <Line label={t("with.title")}>
      <bdi>{name ?? t("with.anyone")}</bdi>
    </Line>
  );
}
