import { type ReactNode, useEffect, useRef } from "react";

/** One row of a list that belongs to an input. The input keeps the focus and handles the keys for this row. */
export function ListboxOption(props: {
  readonly id: string;
  readonly className: string;
  readonly kind?: string;
  /** The row that the arrow keys have reached. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [props.isActive]);
  return (
    <div
      ref={row}
      id={props.id}
      className={props.className}
      data-kind={props.kind}
      role="option"
      tabIndex={-1}
      aria-selected={props.isSelected}
      data-active={props.isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
      onKeyDown={undefined}
    >
      {props.children}
    </div>
  );
}
