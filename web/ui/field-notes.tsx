import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="field-hint">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="field-error">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
