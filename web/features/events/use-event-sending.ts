import { errorTexts, useActionKey, useFormSending } from "#web/features/hosts/index.ts";
import type { PicturesState } from "#web/features/uploads/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { type EventField, eventProblems, eventWireFields } from "./event-rules.ts";
import { type EventRecord, type EventValues, eventBodyOf } from "./event-values.ts";

type EventSendingOptions = {
  /** Null for a new event. */
  readonly eventId: number | null;
  readonly userId: number;
  readonly hostId: number;
  readonly values: EventValues;
  readonly picture: PicturesState;
  readonly onSaved: (event: EventRecord) => void;
};

export function useEventSending({ eventId, userId, hostId, values, picture, onSaved }: EventSendingOptions) {
  const t = useT("portalForms");
  const actionKey = useActionKey();
  const { hostCountry } = useHostPlace();

  const check = async () => errorTexts<EventField>(t, eventProblems(values, eventId === null), { image: picture });

  const send = async () => {
    const query = { hostCountry };
    const body = { ...eventBodyOf(values), user_id: userId };
    const answer =
      eventId === null
        ? await browserApi(
            "POST /events",
            { query: { ...query, kindredProviderId: String(hostId) }, body },
            { headers: { "idempotency-key": actionKey(body) } },
          )
        : await browserApi(
            "PUT /events/{id}",
            { params: { id: String(eventId) }, query: { ...query, scope: values.scope }, body },
            { headers: { "if-match": `"${values.revision}"` } },
          );
    onSaved(answer.data);
  };
  return useFormSending<EventField, EventRecord>({
    values,
    check,
    send,
    wireFields: eventWireFields,
    failed: t("eventForm.saveFailed"),
    notFoundMessage: t("eventForm.gone"),
  });
}
