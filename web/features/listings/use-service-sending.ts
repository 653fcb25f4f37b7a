import { errorTexts, useActionKey, useFormSending } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { useServedCountries } from "#web/lib/site.ts";
import { loadPhoneForms } from "./listing-phone-field.tsx";
import type { PendingPictures } from "./service-pictures.tsx";
import { type ServiceField, serviceProblems, serviceWireFields } from "./service-rules.ts";
import { type Listing, listingBodyOf, type ServiceValues } from "./service-values.ts";

type ServiceSendingOptions = {
  /** Null for a new service. */
  readonly listingId: number | null;
  readonly userId: number;
  readonly hostId: number;
  readonly values: ServiceValues;
  readonly hasSubcategories: boolean;
  readonly pending: PendingPictures;
  readonly onSaved: (listing: Listing) => void;
};

export function useServiceSending(options: ServiceSendingOptions) {
  const t = useT("portalForms");
  const actionKey = useActionKey();
  const { hostCountry } = useHostPlace();
  const servedCountries = useServedCountries();
  const { listingId, values } = options;

  const check = async () => {
    const isPhone = await phoneCheck();
    const { hasSubcategories } = options;
    const known = { isNew: listingId === null, hasSubcategories, servedCountries, isPhone };
    return errorTexts<ServiceField>(t, serviceProblems(values, known), options.pending);
  };

  const send = async () => {
    const query = { hostCountry };
    const body = { ...listingBodyOf(values), userId: options.userId };
    const answer =
      listingId === null
        ? await browserApi(
            "POST /serviceProviders",
            { query: { ...query, kindredProviderId: String(options.hostId) }, body },
            { headers: { "idempotency-key": actionKey(body) } },
          )
        : await browserApi(
            "PUT /serviceProviders/{id}",
            { params: { id: String(listingId) }, query, body },
            { headers: { "if-match": `"${values.revision}"` } },
          );
    options.onSaved(answer.data);
  };
  return useFormSending<ServiceField, Listing>({
    values: options.values,
    check,
    send,
    wireFields: serviceWireFields,
    failed: t("serviceForm.saveFailed"),
    notFoundMessage: t("serviceForm.gone"),
  });
}

/** If the numbering plans fail to load, every number passes here, and the server checks it. */
async function phoneCheck(): Promise<(text: string, country: string) => boolean> {
  try {
    const { phoneForms } = await loadPhoneForms();
    return (text, country) => phoneForms(text, country) !== null;
  } catch {
    return () => true;
  }
}
