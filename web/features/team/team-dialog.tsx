import type { ReactNode } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { StaticDialog } from "#web/ui/static-dialog.tsx";
import { teamPath } from "./team-path.ts";

/** `question` names a dialog, such as `remove-12`. Without JavaScript, the name is in the URL. */
export type Ask = (question: string) => void;

type TeamDialogProps = {
  readonly title: string;
  readonly lead?: string;
  readonly isUrgent?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The dialog contains a form, so it must also work as plain HTML. */
export function TeamDialog({ title, lead, isUrgent, onClose, children }: TeamDialogProps) {
  const about = lead === undefined ? {} : { lead };
  if (!useHydrated()) {
    return (
      <StaticDialog title={title} {...about} closeTo={teamPath}>
        {children}
      </StaticDialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} {...about} urgent={isUrgent ?? false}>
      {children}
    </Dialog>
  );
}
