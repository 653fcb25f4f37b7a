import { Pencil, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { TextLanguage } from "#contract/lists/text-languages.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { ApiRefusal, browserApi, deleteOnce, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { readItemDraft } from "./item-draft.ts";
import { type CalendarOption, emptyItem, type ItemValues, type ServiceItem } from "./item-values.ts";
import { useItemFormats } from "./use-item-formats.ts";

type ItemListProps = {
  readonly listingId: number;
  /** Of the listing's own texts. */
  readonly language: TextLanguage;
  readonly calendars: readonly CalendarOption[];
  /** Null if they could not be loaded. */
  readonly items: readonly ServiceItem[] | null;
  readonly onChanged: () => void;
};

export function ItemList({ listingId, language, calendars, items, onChanged }: ItemListProps) {
  const t = useT("portal");
  const join = useJoin();
  const [adding, setAdding] = useState<ItemValues | null>(null);
  const [deleting, setDeleting] = useState<ServiceItem | null>(null);
  // Reopen the dialog if the page was reloaded, for example to sign in.
  useEffect(() => {
    if (items) setAdding((open) => open ?? readItemDraft(listingId, items));
  }, [listingId, items]);
  return (
    <Card pad id="service-items">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t("items.title")}</h2>
        <Button
          variant="soft"
          size="sm"
          icon={<Plus className="icon" aria-hidden="true" />}
          onClick={() => setAdding({ ...emptyItem, language })}
        >
          {t("items.add")}
        </Button>
      </div>
      {items === null ? <ErrorState message={t("items.loadFailed")} onRetry={onChanged} /> : null}
      {items?.length === 0 ? <p className="mt-2 text-ink-2">{t("items.empty")}</p> : null}
      {items && items.length > 0 ? (
        <ul className="item-list">
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              doneBy={join(...doneBy(item, calendars))}
              editTo={`/services/${listingId}/items/${item.id}`}
              onDelete={() => setDeleting(item)}
            />
          ))}
        </ul>
      ) : null}
      <ItemDialog
        listingId={listingId}
        items={items ?? []}
        calendars={calendars}
        subject={adding}
        onClose={() => setAdding(null)}
        onSaved={() => {
          setAdding(null);
          onChanged();
        }}
      />
      <DeleteItem item={deleting} onClose={() => setDeleting(null)} onDeleted={onChanged} />
    </Card>
  );
}

/** Empty if all calendars do the item. */
function doneBy({ calendarIds }: ServiceItem, calendars: readonly CalendarOption[]): string[] {
  if (calendars.length < 2) return [];
  return calendars.filter(({ id }) => calendarIds?.includes(id)).map(({ name }) => name);
}

type ItemRowProps = { item: ServiceItem; doneBy: string; editTo: string; onDelete: () => void };

function ItemRow({ item, doneBy, editTo, onDelete }: ItemRowProps) {
  const t = useT("portal");
  const words = useItemFormats();
  return (
    <li>
      <div>
        <p className="font-strong">{item.name}</p>
        {item.description ? <p className="whitespace-pre-line text-sm text-ink-2">{item.description}</p> : null}
        <p className="num text-sm text-muted">
          {words.duration(item.duration_minutes)} <span aria-hidden="true">·</span>{" "}
          <span className="text-ink">{words.price(item.price)}</span>
        </p>
        {doneBy ? <p className="text-sm text-muted">{t("items.with", { names: doneBy })}</p> : null}
      </div>
      <Link to={editTo} className="button button-icon" aria-label={t("items.edit", { name: item.name })}>
        <Pencil className="icon" aria-hidden="true" />
      </Link>
      <IconButton
        label={t("items.delete", { name: item.name })}
        icon={<Trash2 className="icon" aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}

function DeleteItem(props: { item: ServiceItem | null; onClose: () => void; onDeleted: () => void }) {
  const t = useT("portal");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const close = () => {
    setError(undefined);
    setSessionEnded(false);
    props.onClose();
  };
  const remove = async () => {
    if (!props.item) return;
    const params = { itemId: String(props.item.id) };
    setBusy(true);
    setError(undefined);
    setSessionEnded(false);
    try {
      const outcome = await deleteOnce(() => browserApi("DELETE /serviceItems/{itemId}", { params }));
      showToast(t(outcome === "gone" ? "items.gone" : "items.deleted"));
      close();
      props.onDeleted();
    } catch (cause) {
      if (isSessionEnded(cause)) return setSessionEnded(true);
      const message = cause instanceof ApiRefusal ? cause.message : t("portal.unreachable");
      setError(t("items.deleteFailed", { message }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={props.item !== null}
      onOpenChange={close}
      title={t("items.deleteTitle")}
      message={t("items.deleteConfirm")}
      cancelLabel={t("detail.keep")}
      confirmLabel={t("detail.delete")}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
    >
      {props.item ? <p className="font-strong">{props.item.name}</p> : null}
      {hasSessionEnded ? <SessionEnded /> : null}
    </ConfirmDialog>
  );
}
