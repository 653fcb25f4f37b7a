import type { Draft } from "#web/lib/use-draft.ts";
import type { FieldErrors } from "#web/lib/use-field-errors.ts";
import type { EventField } from "./event-rules.ts";
import type { EventValues } from "./event-values.ts";

export type EventPartProps = {
  readonly values: EventValues;
  readonly change: Draft<EventValues>["change"];
  readonly errors: FieldErrors<EventField>;
};
