import { useEffect, useState } from "react";
import type { NamedLanguage } from "#contract/lists/languages.ts";
import { product } from "#contract/product.ts";
import {
  Congratulations,
  EditConflict,
  FormBasics,
  FormSection,
  ProviderForm,
  TextLanguages,
  usePublishing,
} from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { serviceConflictFields } from "./service-conflict-fields.ts";
import { ServiceOffer } from "./service-offer.tsx";
import { type PendingPictures, ServicePictures } from "./service-pictures.tsx";
import { ServiceReach } from "./service-reach.tsx";
import { type Listing, type ServiceValues, serviceValuesOf, withDraft } from "./service-values.ts";
import { useServiceSending } from "./use-service-sending.ts";
import { type Subcategories, useSubcategories } from "./use-subcategories.ts";

type ServiceFormProps = {
  readonly userId: number;
  readonly hostId: number;
  /** Null for a new service. */
  readonly listingId: number | null;
  readonly initial: ServiceValues;
  readonly subcategories: Subcategories;
  readonly languages: readonly NamedLanguage[];
};

export function ServiceForm(props: ServiceFormProps) {
  const { userId, hostId, listingId, initial, subcategories: loaded, languages } = props;
  const t = useT<"portalForms" | "names">();
  const join = useJoin();
  const isNew = listingId === null;
  const draft = useDraft(`${userId}.service.${listingId ?? `new.${hostId}`}`, initial, withDraft);
  const { values, change } = draft;
  const subcategories = useSubcategories(values.categoryId, loaded);
  const [pending, setPending] = useState<PendingPictures>({ logo: "none", portfolio: "none" });
  const { published, onSaved } = usePublishing<Listing>({
    isNew,
    draft,
    updatedMessage: t("serviceForm.updated"),
    pageOf: (id) => `/services/${id}`,
  });
  const sending = useServiceSending({
    listingId,
    userId,
    hostId,
    values,
    hasSubcategories: subcategories.list.length > 0,
    pending,
    onSaved,
  });
  const { list, reload } = subcategories;
  const lacksChoices = sending.errors.subcategoryIds !== undefined && list.length === 0;
  // If the subcategories failed to load, the host has nothing to choose from, so load them again.
  useEffect(() => {
    if (lacksChoices) reload();
  }, [lacksChoices, reload]);
  const part = { values, change, errors: sending.errors };
  return (
    <ProviderForm
      title={t(isNew ? "serviceForm.new" : "serviceForm.edit")}
      draft={draft}
      sending={sending}
      isSignInOffered={Object.values(pending).includes("signedOut")}
      submitLabel={t(isNew ? "serviceForm.submit" : "form.save")}
      submitNote={t("serviceForm.submitNote")}
      cancelTo={isNew ? `/${product.slug}-providers` : `/services/${listingId}`}
      preview={
        <ListingPreview
          title={values.name || t("serviceForm.previewName")}
          description={values.description || t("serviceForm.previewText")}
          imageUrl={values.logo?.url}
          communityId={values.communityId}
          icon={<CategoryIcon categoryId={values.categoryId ?? 0} />}
        />
      }
    >
      <FormBasics
        {...part}
        name={
          <TextField
            label={t("serviceForm.name")}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
            error={sending.errors.name}
            autoComplete="organization"
            maxLength={120}
          />
        }
      />
      <ServiceOffer {...part} isNew={isNew} subcategories={subcategories} />
      <ServiceReach {...part} languages={languages} />
      <FormSection title={t("texts.title")}>
        <TextLanguages
          original={values}
          values={values}
          change={change}
          error={sending.errors.translations}
          nameLabel={t("serviceForm.name")}
          descriptionLabel={t("form.description")}
          limits={{ name: 120, description: 4000 }}
        />
      </FormSection>
      <ServicePictures
        {...part}
        isNew={isNew}
        pending={pending}
        onPending={(now) => setPending((before) => ({ ...before, ...now }))}
      />
      {sending.conflict ? (
        <EditConflict
          initialValues={initial}
          typedValues={values}
          saved={serviceValuesOf(sending.conflict)}
          fields={serviceConflictFields(t, join, list, languages)}
          onClose={sending.closeConflict}
          onChoose={(chosen) => {
            change(chosen);
            sending.settleConflict();
          }}
        />
      ) : null}
      {published ? (
        <Congratulations
          title={t("serviceForm.congratulations")}
          text={t("serviceForm.congratulationsText")}
          communityId={published.community.communityId}
          next={{ label: t("serviceForm.addItems"), to: `/services/${published.id}` }}
        >
          <p className="text-sm text-muted">{t("serviceForm.nextStep", { name: published.name })}</p>
        </Congratulations>
      ) : null}
    </ProviderForm>
  );
}
