import { Smartphone } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { preloadDialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { DownloadDialog } from "./download-dialog.tsx";

export function DownloadLink(props: ButtonLook & { className?: string; icon?: ReactNode; children?: ReactNode }) {
  const { variant = "accent", size = "lg", icon, children, ...look } = props;
  const t = useT("common");
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <LinkButton
        to="/downloadapp"
        variant={variant}
        size={size}
        {...look}
        icon={icon ?? <Smartphone className="icon" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {children ?? t("download.button")}
      </LinkButton>
      <DownloadDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
