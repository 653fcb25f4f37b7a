import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { ApiRefusal, deleteOnce, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type DeleteControlProps = {
  readonly of: "service" | "event";
  readonly onDelete: () => Promise<unknown>;
  readonly children: ReactNode;
};

export function DeleteControl({ of, onDelete, children }: DeleteControlProps) {
  const t = useT("portal");
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    setSessionEnded(false);
    try {
      const outcome = await deleteOnce(onDelete);
      setOpen(false);
      showToast(outcome === "gone" ? t(`${of}.gone`) : t(`${of}.deleted`));
      await navigate(`/${product.slug}-providers`);
    } catch (cause) {
      if (!(cause instanceof ApiRefusal)) setError(`${t(`${of}.deleteFailed`)} ${t("portal.unreachable")}`);
      else if (isSessionEnded(cause)) setSessionEnded(true);
      // A 409 has a specific reason, such as upcoming bookings, which helps more than "try again".
      else setError(cause.status === 409 ? cause.message : t(`${of}.deleteFailed`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet-danger"
        icon={<Trash2 className="icon" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("detail.delete")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setError(undefined);
          setSessionEnded(false);
        }}
        title={t(`${of}.deleteTitle`)}
        message={t(`${of}.deleteConfirm`)}
        cancelLabel={t("detail.keep")}
        confirmLabel={t("detail.delete")}
        tone="danger"
        busy={isBusy}
        error={error}
        onConfirm={() => void remove()}
      >
        {children}
        {hasSessionEnded ? <SessionEnded /> : null}
      </ConfirmDialog>
    </>
  );
}
