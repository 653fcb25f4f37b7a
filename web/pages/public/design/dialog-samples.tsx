import { ChevronDown, LayoutGrid, LifeBuoy, LogOut } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "#web/features/chrome/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar, LogoDisc } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Lightbox } from "#web/ui/lightbox.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import connected from "../../../assets/landing/connected.svg?url";
import informed from "../../../assets/landing/informed.svg?url";
import services from "../../../assets/landing/services.svg?url";
import { Row, Sample } from "./sample.tsx";

export function DialogSamples() {
  const t = useT("design");
  const [open, setOpen] = useState<"form" | "question" | "news" | null>(null);
  const [picture, setPicture] = useState<number | null>(null);
  const close = () => setOpen(null);
  return (
    <Sample title={t("design.dialogs")}>
      <Row>
        <Button variant="outline" onClick={() => setOpen("form")}>
          {t("design.openDialog")}
        </Button>
        <Button variant="outline" onClick={() => setOpen("question")}>
          {t("design.openConfirm")}
        </Button>
        <Button variant="outline" onClick={() => setOpen("news")}>
          {t("design.openGoodNews")}
        </Button>
        <Button variant="outline" onClick={() => setPicture(0)}>
          {t("design.openPictures")}
        </Button>
        <DownloadLink size="md" />
        <AccountMenu />
      </Row>
      <Dialog
        open={open === "form"}
        onOpenChange={close}
        title={t("design.addItem")}
        lead={t("design.addItemLead")}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t("ui.cancel")}
            </Button>
            <Button onClick={close}>{t("design.save")}</Button>
          </>
        }
      >
        <div className="grid gap-5">
          <TextField label={t("design.name")} data-autofocus />
          <TextField label={t("design.price")} lead="€" inputMode="decimal" optional />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        onOpenChange={close}
        title={t("design.deleteQuestion")}
        message={t("design.deleteWarning")}
        cancelLabel={t("design.keepIt")}
        confirmLabel={t("design.deleteQuietly")}
        tone="danger"
        onConfirm={close}
      >
        <div className="flex items-center gap-4 rounded-sm bg-sunk p-4">
          <LogoDisc communityId={1} name={t("design.listingName")} size="sm" />
          <div>
            <p className="font-strong">{t("design.listingName")}</p>
            <p className="text-muted">{t("design.itemsCount")}</p>
          </div>
        </div>
      </ConfirmDialog>
      <Dialog
        open={open === "news"}
        onOpenChange={close}
        title={t("design.congratulations")}
        lead={t("design.verify")}
        celebrates={5}
      >
        <Button block onClick={close}>
          {t("design.addItems")}
        </Button>
      </Dialog>
      <Lightbox
        index={picture}
        onIndexChange={setPicture}
        pictures={[
          { src: informed, alt: t("design.pictureInformed"), caption: t("design.pictureInformed") },
          { src: services, alt: t("design.pictureServices"), caption: t("design.pictureServices") },
          { src: connected, alt: t("design.pictureConnected"), caption: t("design.pictureConnected") },
        ]}
      />
    </Sample>
  );
}

function AccountMenu() {
  const t = useT("design");
  const name = t("design.personName");
  return (
    <Menu
      label={t("design.accountMenu")}
      trigger={
        <>
          <Avatar name={name} />
          <ChevronDown className="icon" aria-hidden="true" />
        </>
      }
      head={
        <>
          <Avatar name={name} />
          <div>
            <p className="font-strong">{name}</p>
            <p className="text-sm text-muted">adwoa@example.com</p>
          </div>
        </>
      }
      items={[
        { label: t("design.portal"), to: "/", icon: <LayoutGrid className="icon" aria-hidden="true" /> },
        { label: t("design.contact"), to: "/contact", icon: <LifeBuoy className="icon" aria-hidden="true" /> },
        {
          label: t("design.signOut"),
          onSelect: () => showToast(t("design.signOut"), "plain"),
          divided: true,
          icon: <LogOut className="icon" aria-hidden="true" />,
        },
      ]}
    />
  );
}
