import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    readonly icon?: ReactNode;
    readonly disabled?: boolean | undefined;
    /** A busy button keeps its width and its place in the tab order, but ignores presses. */
    readonly busy?: boolean | undefined;
    /** Replaces the label while busy, such as "Confirming…". */
    readonly busyLabel?: string | undefined;
    /** Shown below the button. The button stays focusable, so that screen readers announce why it cannot be pressed. */
    readonly reason?: string | undefined;
  };

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, busyLabel, reason, className, children, onClick, ...rest } = props;
  const reasonId = useId();
  const isInert = busy || Boolean(reason);
  const press = (event: MouseEvent<HTMLButtonElement>) => (isInert ? event.preventDefault() : onClick?.(event));
  const button = (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, size, block })}
      className={classNames("button", className)}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      aria-describedby={reason ? reasonId : rest["aria-describedby"]}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="button-labels">
          <span data-away={busy || undefined}>
            {icon}
            {children}
          </span>
          <span data-away={busy ? undefined : true}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
  if (!reason) return button;
  return (
    <div>
      {button}
      <p id={reasonId} className="button-reason">
        {reason}
      </p>
    </div>
  );
}
