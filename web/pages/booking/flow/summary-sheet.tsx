import { ChevronUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export function SummarySheet({ line, children }: { line: string; children: ReactNode }) {
  const t = useT("booking");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="summary-sheet-toggle" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="num">{line}</span>
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t("flow.summary")} preload="none">
        {children}
      </Dialog>
    </>
  );
}
