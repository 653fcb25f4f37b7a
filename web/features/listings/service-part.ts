import type { Draft } from "#web/lib/use-draft.ts";
import type { FieldErrors } from "#web/lib/use-field-errors.ts";
import type { ServiceField } from "./service-rules.ts";
import type { ServiceValues } from "./service-values.ts";

export type ServicePartProps = {
  readonly values: ServiceValues;
  readonly change: Draft<ServiceValues>["change"];
  readonly errors: FieldErrors<ServiceField>;
};
