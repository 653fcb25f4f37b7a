import { useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Count } from "./count.tsx";

export type Segment<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly count?: number | undefined;
};

export function Segmented<V extends string>(props: {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
  className?: string;
}) {
  const ownName = useId();
  return (
    <div className={classNames("segmented", props.className)} role="radiogroup" aria-label={props.label}>
      {props.segments.map((segment) => (
        <label key={segment.value}>
          <input
            className="tile-input"
            type="radio"
            name={props.name ?? ownName}
            value={segment.value}
            checked={segment.value === props.value}
            onChange={() => props.onChange(segment.value)}
          />
          {segment.label}
          <Count of={segment.count} />
        </label>
      ))}
    </div>
  );
}
