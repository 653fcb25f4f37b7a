import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { EditConflict, type OwnCalendar, ProviderForm } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { BackButton } from "#web/ui/back-button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { CopyRules } from "./copy-rules.tsx";
import { CustomerPreview } from "./customer-preview.tsx";
import { ItemCalendars } from "./item-calendars.tsx";
import { ItemFields } from "./item-fields.tsx";
import { ItemTexts } from "./item-texts.tsx";
import { type ItemValues, itemValuesOf, type ServiceItem } from "./item-values.ts";
import { AroundFields, CancelFields, WhenFields } from "./rule-fields.tsx";
import { useConflictFields } from "./use-conflict-fields.ts";
import { useItemSending } from "./use-item-sending.ts";

type ItemFormProps = {
  readonly userId: number;
  readonly listing: { readonly id: number; readonly name: string };
  readonly item: ServiceItem;
  /** The other items of the listing. */
  readonly others: readonly ServiceItem[];
  /** If there is only one calendar, the form does not ask who does the item. */
  readonly calendars: readonly OwnCalendar[];
  readonly now: number;
};

export function ItemForm({ userId, listing, item, others, calendars, now }: ItemFormProps) {
  const t = useT<"portal" | "portalForms">();
  const navigate = useNavigate();
  const [initial] = useState(() => itemValuesOf(item));
  const draft = useDraft(`${userId}.item.${item.id}`, initial, (begun, kept) => withDraft(begun, kept, others));
  const { values, change } = draft;
  const conflictFields = useConflictFields(calendars);
  const sending = useItemSending({
    listingId: listing.id,
    itemId: item.id,
    values,
    isAskedWho: calendars.length > 1,
    onSaved(message) {
      draft.finish();
      showToast(message);
      void navigate(`/services/${listing.id}`);
    },
  });
  const { errors } = sending;
  const fields = { values, onChange: change };
  return (
    <ProviderForm
      title={item.name}
      back={<BackButton to={`/services/${listing.id}`} label={listing.name} />}
      draft={draft}
      sending={sending}
      isSignInOffered={false}
      submitLabel={t("items.save")}
      cancelTo={`/services/${listing.id}`}
      phoneBar={t("items.barNote")}
      aside={
        <>
          <div className="item-form-preview">
            <CustomerPreview values={values} calendars={calendars} />
          </div>
          {others.length > 0 ? (
            <div className="item-form-copy">
              <p className="font-strong">{t("items.copy.question")}</p>
              <CopyRules others={others} {...fields} error={errors.copyRulesTo} />
            </div>
          ) : null}
        </>
      }
    >
      <div className="item-form">
        <Card pad>
          <h2 className="text-xl">{t("items.service")}</h2>
          <ItemFields {...fields} errors={errors} isNew={false} />
        </Card>
        <Card pad>
          <h2 className="text-xl">{t("texts.title")}</h2>
          <ItemTexts {...fields} error={errors.translations} />
        </Card>
        <Card pad>
          <h2 className="text-xl">{t("items.rules.around")}</h2>
          <p className="field-hint">{t("items.rules.aroundHint")}</p>
          <AroundFields {...fields} />
        </Card>
        <Card pad>
          <h2 className="text-xl">{t("items.rules.when")}</h2>
          <WhenFields {...fields} now={now} />
        </Card>
        <Card pad>
          <h2 className="text-xl">{t("items.rules.cancelling")}</h2>
          <CancelFields {...fields} now={now} />
        </Card>
        {calendars.length > 1 ? (
          <Card pad>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-xl">{t("items.who")}</h2>
              <Link className="item-form-team" to={`/${product.slug}-providers?tab=settings&section=team`}>
                {t("items.changeTeam")}
              </Link>
            </div>
            <ItemCalendars {...fields} calendars={calendars} error={errors.calendarIds} isHeadingAbove />
          </Card>
        ) : null}
      </div>
      {sending.conflict ? (
        <EditConflict
          initialValues={initial}
          typedValues={values}
          saved={{ ...itemValuesOf(sending.conflict), copyRulesTo: values.copyRulesTo }}
          fields={conflictFields}
          onClose={sending.closeConflict}
          onChoose={(chosen) => {
            change(chosen);
            sending.settleConflict();
          }}
        />
      ) : null}
    </ProviderForm>
  );
}

/** Rules are not copied to items that were deleted since. */
function withDraft(initial: ItemValues, kept: Partial<ItemValues>, others: readonly ServiceItem[]): ItemValues {
  const merged = { ...initial, ...kept };
  const copyRulesTo = merged.copyRulesTo.filter((wanted) => others.some(({ id }) => id === wanted));
  return { ...merged, copyRulesTo };
}
