import type { ReactNode } from "react";
import { useT } from "#web/lib/messages.tsx";
import { CommunityPicker } from "#web/ui/community-picker.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { FormSection } from "./provider-form.tsx";

type Basics = { readonly description: string; readonly communityId: number | null };

type FormBasicsProps = {
  readonly values: Basics;
  readonly change: (values: Partial<Basics>) => void;
  readonly errors: { readonly description?: string; readonly communityId?: string };
  /** The field for the name or title. */
  readonly name: ReactNode;
  readonly children?: ReactNode;
};

/** How the forms of listings and events begin. */
export function FormBasics({ values, change, errors, name, children }: FormBasicsProps) {
  const t = useT("portalForms");
  return (
    <FormSection title={t("form.basics")}>
      {name}
      <TextAreaField
        label={t("form.description")}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors.description}
        maxLength={4000}
      />
      {children}
      <CommunityPicker
        value={values.communityId}
        onChange={(communityId) => change({ communityId })}
        error={errors.communityId}
      />
    </FormSection>
  );
}
