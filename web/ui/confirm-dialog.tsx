import type { ReactNode } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Note } from "./note.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly message: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: "normal" | "danger";
  readonly onConfirm: () => void;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
};

/** For something that cannot be undone. The safe answer has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useT("common");
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      lead={props.message}
      urgent
      locked={props.busy}
      actions={
        <>
          <Button variant="outline" onClick={() => props.onOpenChange(false)} disabled={props.busy} data-autofocus>
            {props.cancelLabel ?? t("ui.cancel")}
          </Button>
          <Button
            variant={props.tone === "danger" ? "danger" : "primary"}
            onClick={props.onConfirm}
            busy={props.busy}
            busyLabel={props.busyLabel}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children || props.error ? (
        <div className="grid gap-3">
          {props.children}
          {props.error ? <Note tone="bad">{props.error}</Note> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
