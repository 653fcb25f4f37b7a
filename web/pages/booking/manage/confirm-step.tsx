import type { ReactNode } from "react";
import { Form, useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { StaticDialog } from "#web/ui/static-dialog.tsx";

type StepDialogProps = {
  readonly intent: "cancel" | "erase";
  readonly title: string;
  readonly lead: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly failure: string | undefined;
  readonly isOver?: boolean;
  readonly children: ReactNode;
};

/** Only this step changes the booking. It is a POST, so that opening a link never changes anything. */
export function ConfirmStep(props: StepDialogProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== "idle";
  const body = (
    <div className="grid gap-4">
      {props.failure ? <Note tone="bad">{props.failure}</Note> : null}
      {props.children}
    </div>
  );
  const confirm = (
    <Form method="post" replace preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value={props.intent}
        variant="danger"
        block
        disabled={props.isOver}
        busy={isSending}
        busyLabel={props.busyLabel}
      >
        {props.confirmLabel}
      </Button>
    </Form>
  );
  const plain = (
    <StaticDialog title={props.title} lead={props.lead} closeTo={pathname}>
      {body}
      <div className="mt-4 flex flex-wrap gap-3 *:flex-auto">
        <LinkButton variant="outline" to={pathname}>
          {props.keepLabel}
        </LinkButton>
        {confirm}
      </div>
    </StaticDialog>
  );
  if (!isHydrated) return plain;
  const close = async () => {
    await navigate(pathname, { replace: true, preventScrollReset: true });
    // The server may have carried out the action although its response was lost, so reload the booking.
    if (props.failure) await revalidate();
  };
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={props.title}
      lead={props.lead}
      urgent
      locked={isSending}
      fallback={plain}
      actions={
        <>
          <Button variant="outline" onClick={() => void close()} data-autofocus>
            {props.keepLabel}
          </Button>
          {confirm}
        </>
      }
    >
      {body}
    </Dialog>
  );
}
