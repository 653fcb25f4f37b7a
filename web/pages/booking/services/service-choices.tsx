import { Check, Plus } from "lucide-react";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { Price } from "#web/pages/booking/flow/booking-line.tsx";
import type { ServiceView } from "#web/pages/booking/flow/booking-views.ts";

type ServiceChoicesProps = {
  readonly services: readonly ServiceView[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number, isChosen: boolean) => void;
};

export function ServiceChoices({ services, chosen, onToggle }: ServiceChoicesProps) {
  const t = useT("booking");
  return (
    <ul className="grid gap-3">
      {services.map((service) => (
        <li key={service.id}>
          <label className="service-choice">
            <input
              className="tile-input"
              type="checkbox"
              name="serviceItemId"
              value={service.id}
              defaultChecked={chosen.includes(service.id)}
              onChange={(event) => onToggle(service.id, event.currentTarget.checked)}
            />
            <span className="min-w-0">
              <span className="service-choice-name">
                <bdi lang={service.language}>{service.name}</bdi>
              </span>
              <span className="service-choice-facts">
                <span>{formatDuration(t, service.durationMinutes)}</span>
                <b>
                  <Price>{service.priceText}</Price>
                </b>
              </span>
              {service.description ? (
                <span className="service-choice-text">
                  <bdi lang={service.language}>{service.description}</bdi>
                </span>
              ) : null}
            </span>
            <span className="service-choice-sign" aria-hidden="true">
              <Plus className="icon-lg" />
              <Check className="icon-lg" />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
