import { serviceCategories } from "#contract/lists/service-categories.ts";
import { FormSection } from "#web/features/hosts/index.ts";
import { categoryName } from "#web/lib/category-name.ts";
import { useT } from "#web/lib/messages.tsx";
import { ChipGroup } from "#web/ui/chip.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton, Skeletons } from "#web/ui/skeleton.tsx";
import type { ServicePartProps } from "./service-rules.ts";
import type { Subcategory } from "./use-subcategories.ts";

type ServiceOfferProps = ServicePartProps & {
  readonly isNew: boolean;
  readonly subcategories: { readonly list: readonly Subcategory[]; readonly isLoading: boolean };
};

/** Subcategories belong to one category, so changing the category clears them. */
export function ServiceOffer({ values, change, errors, isNew, subcategories }: ServiceOfferProps) {
  const t = useT<"portalForms" | "names">();
  const { list, isLoading } = subcategories;
  const choose = (categoryId: number | null) => change({ categoryId, ...(isNew ? { subcategoryIds: [] } : {}) });
  const chosen = values.subcategoryIds.filter((id) => list.some((one) => one.id === id));
  return (
    <FormSection title={t("serviceForm.offer")}>
      <SelectField
        label={t("form.category")}
        placeholder={t("form.chooseCategory")}
        options={serviceCategories.map(({ categoryId, title }) => ({
          value: String(categoryId),
          label: categoryName(t, title),
        }))}
        value={values.categoryId === null ? "" : String(values.categoryId)}
        onChange={(event) => choose(event.target.value ? Number(event.target.value) : null)}
        error={errors.categoryId}
      />
      <FieldGroup label={t("serviceForm.subcategories")} error={errors.subcategoryIds}>
        <div data-invalid={errors.subcategoryIds ? true : undefined}>
          {isLoading ? (
            <Skeletons className="flex gap-2">
              <Skeleton shape="field" className="w-28" />
              <Skeleton shape="field" className="w-28" />
            </Skeletons>
          ) : list.length > 0 ? (
            <ChipGroup
              options={list.map(({ id, title }) => ({ value: id, label: title }))}
              values={chosen}
              onChange={(subcategoryIds) => change({ subcategoryIds })}
            />
          ) : (
            <p className="text-sm text-muted">
              {t(values.categoryId === null ? "serviceForm.chooseCategoryFirst" : "serviceForm.noSubcategories")}
            </p>
          )}
        </div>
      </FieldGroup>
    </FormSection>
  );
}
