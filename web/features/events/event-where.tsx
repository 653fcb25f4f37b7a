import { FormSection, PlaceFields } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import type { EventPartProps } from "./event-rules.ts";

export function EventWhere({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  return (
    <FormSection title={t("eventForm.where")}>
      <PlaceFields values={values} errors={errors} change={change} isCityOptional />
    </FormSection>
  );
}
