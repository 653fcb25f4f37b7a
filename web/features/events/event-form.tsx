import { CalendarHeart } from "lucide-react";
import { useState } from "react";
import { eventCategories } from "#contract/lists/event-categories.ts";
import { product } from "#contract/product.ts";
import {
  Congratulations,
  EditConflict,
  FormBasics,
  FormSection,
  type OwnCalendar,
  ProviderForm,
  SessionEnded,
  TextLanguages,
  usePublishing,
} from "#web/features/hosts/index.ts";
import { ListingPreview } from "#web/features/listings/index.ts";
import { PictureField, type PicturesState } from "#web/features/uploads/index.ts";
import { categoryName } from "#web/lib/category-name.ts";
import { useT } from "#web/lib/messages.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EventCalendars } from "./event-calendars.tsx";
import { eventConflictFields } from "./event-conflict-fields.ts";
import { EventPreviewFoot } from "./event-preview-foot.tsx";
import { EventRegistration } from "./event-registration.tsx";
import { EventTickets } from "./event-tickets.tsx";
import { type EventRecord, type EventValues, eventValuesOf } from "./event-values.ts";
import { EventWhen } from "./event-when.tsx";
import { EventWhere } from "./event-where.tsx";
import { useEventSending } from "./use-event-sending.ts";

type EventFormProps = {
  readonly userId: number;
  readonly hostId: number;
  /** Null for a new event. */
  readonly eventId: number | null;
  readonly calendars: readonly OwnCalendar[];
  readonly initial: EventValues;
};

export function EventForm({ userId, hostId, eventId, calendars, initial }: EventFormProps) {
  const t = useT<"portalForms" | "names">();
  const join = useJoin();
  const isNew = eventId === null;
  const draft = useDraft(`${userId}.event.${eventId ?? `new.${hostId}`}`, initial);
  const { values, change } = draft;
  const [picture, setPicture] = useState<PicturesState>("none");
  const { published, onSaved } = usePublishing<EventRecord>({
    isNew,
    draft,
    updatedMessage: t("eventForm.updated"),
    pageOf: (id) => `/events/${id}`,
  });
  const sending = useEventSending({
    eventId,
    userId,
    hostId,
    values,
    picture,
    onSaved,
  });
  const part = { values, change, errors: sending.errors };
  return (
    <ProviderForm
      title={t(isNew ? "eventForm.new" : "eventForm.edit")}
      draft={draft}
      sending={sending}
      isSignInOffered={picture === "signedOut"}
      submitLabel={t(isNew ? "eventForm.submit" : "form.save")}
      submitNote={t("eventForm.submitNote")}
      cancelTo={isNew ? `/${product.slug}-providers` : `/events/${eventId}`}
      preview={
        <ListingPreview
          title={values.title || t("eventForm.previewName")}
          description={values.description || t("eventForm.previewText")}
          imageUrl={values.image?.url}
          communityId={values.communityId}
          icon={<CalendarHeart className="icon-lg" aria-hidden="true" />}
          foot={values.start || values.ticketRequired ? <EventPreviewFoot values={values} /> : null}
        />
      }
    >
      <FormBasics
        {...part}
        name={
          <TextField
            label={t("eventForm.title")}
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
            error={sending.errors.title}
            autoComplete="off"
            maxLength={160}
          />
        }
      >
        <SelectField
          label={t("form.category")}
          placeholder={t("form.chooseCategory")}
          options={eventCategories.map((category) => ({ value: category, label: categoryName(t, category) }))}
          value={values.category}
          onChange={(event) => change({ category: event.target.value })}
          error={sending.errors.category}
        />
      </FormBasics>
      <EventWhere {...part} />
      <EventWhen {...part} />
      <EventTickets {...part} />
      <EventRegistration {...part} />
      <EventCalendars {...part} hostId={hostId} calendars={calendars} />
      <FormSection title={t("texts.title")}>
        <TextLanguages
          original={{ name: values.title, description: values.description }}
          values={values}
          change={change}
          error={sending.errors.translations}
          nameLabel={t("eventForm.title")}
          descriptionLabel={t("form.description")}
          limits={{ name: 160, description: 4000 }}
        />
      </FormSection>
      <FormSection title={t("eventForm.picture")}>
        <PictureField
          label={t("eventForm.image")}
          hint={t("form.imageHint")}
          error={sending.errors.image}
          purpose="event"
          removable={isNew}
          picture={values.image}
          onChange={(image) => change({ image })}
          onPending={setPicture}
        />
        {picture === "signedOut" ? <SessionEnded /> : null}
      </FormSection>
      {sending.conflict ? (
        <EditConflict
          initialValues={initial}
          typedValues={values}
          saved={eventValuesOf(sending.conflict)}
          fields={eventConflictFields(t, join)}
          onClose={sending.closeConflict}
          onChoose={(chosen) => {
            change(chosen);
            sending.settleConflict();
          }}
        />
      ) : null}
      {published ? (
        <Congratulations
          title={t("eventForm.congratulations")}
          text={t("eventForm.congratulationsText")}
          communityId={published.community_id}
          next={{ label: t("eventForm.seeEvent"), to: `/events/${published.id}` }}
        />
      ) : null}
    </ProviderForm>
  );
}
