import { Star } from "lucide-react";
import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { FieldGroup } from "#web/ui/field.tsx";

const choices = [1, 2, 3, 4, 5] as const;

/** These are radio buttons, so that arrow keys work, and so that the form works without JavaScript. */
export function StarPicker({ initial, error }: { initial: number | null; error?: string | undefined }) {
  const t = useT("manageBooking");
  const [stars, setStars] = useState(initial);
  return (
    <FieldGroup label={t("visit.stars")} error={error}>
      <div className="star-picker">
        {choices.map((count) => (
          <label key={count} data-filled={(stars !== null && count <= stars) || undefined}>
            <input
              className="tile-input"
              type="radio"
              name="stars"
              value={count}
              defaultChecked={count === initial}
              onChange={() => setStars(count)}
              aria-label={t("visit.star", { count })}
              aria-invalid={error ? true : undefined}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
      <p className="star-picker-count num" aria-live="polite">
        {stars === null ? " " : t("visit.count", { count: stars })}
      </p>
    </FieldGroup>
  );
}
