import { useRef } from "react";
import { useFormSending } from "#web/features/hosts/index.ts";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { entriesOf, fieldErrors } from "#web/lib/use-field-errors.ts";
import { type ItemValues, itemBodyOf, itemProblems, itemWireFields, type ServiceItem } from "./item-values.ts";

type ItemSendingOptions = {
  readonly listingId: number;
  readonly itemId: number;
  readonly values: ItemValues;
  readonly isAskedWho: boolean;
  readonly onSaved: (message: string) => void;
};

export function useItemSending({ listingId, itemId, values, isAskedWho, onSaved }: ItemSendingOptions) {
  const t = useT<"portal" | "portalForms">();
  const { currency } = useHostPlace();
  /** True if the item was deleted elsewhere. What was typed can then be saved as a new item. */
  const isGone = useRef(false);
  const check = async () => {
    return fieldErrors(entriesOf(itemProblems(values, currency)).map(([field, problem]) => [field, t(problem)]));
  };
  const send = async () => {
    const body = itemBodyOf(values, currency, isAskedWho);
    if (isGone.current) await browserApi("POST /serviceItems", { query: { providerId: String(listingId) }, body });
    else
      await browserApi(
        "PUT /serviceItems/{itemId}",
        { params: { itemId: String(itemId) }, body },
        { headers: { "if-match": `"${values.revision}"` } },
      ).catch((error: unknown) => {
        isGone.current = error instanceof ApiRefusal && error.status === 404;
        throw error;
      });
    const saved = t(isGone.current ? "items.added" : "items.updated");
    const copies = values.copyRulesTo.length;
    onSaved(copies > 0 ? `${saved} ${t("items.copy.done", { count: copies })}` : saved);
  };
  return useFormSending<keyof ItemValues, ServiceItem>({
    values,
    check,
    send,
    wireFields: itemWireFields,
    failed: (message) => t("items.saveFailed", { message }),
    notFoundMessage: t("items.saveGone"),
  });
}
