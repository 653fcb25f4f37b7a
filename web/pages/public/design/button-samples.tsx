import { ArrowLeft, Smartphone, Trash2 } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { BackButton } from "#web/ui/back-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Row, Sample } from "./sample.tsx";

export function ButtonSamples() {
  const t = useT("design");
  return (
    <Sample title={t("design.buttons")}>
      <Row>
        <Button>{t("design.continue")}</Button>
        <Button variant="accent" icon={<Smartphone className="icon" aria-hidden="true" />}>
          {t("download.button")}
        </Button>
        <Button variant="outline">{t("ui.cancel")}</Button>
        <Button variant="soft">{t("design.changeAvailability")}</Button>
        <Button variant="ghost">{t("ui.tryAgain")}</Button>
        <Button variant="danger">{t("design.deleteService")}</Button>
        <Button variant="quiet-danger" icon={<Trash2 className="icon" aria-hidden="true" />}>
          {t("design.deleteQuietly")}
        </Button>
      </Row>
      <Row>
        <Button size="sm">{t("design.small")}</Button>
        <Button size="lg">{t("design.large")}</Button>
        <Button busy busyLabel={t("design.confirming")}>
          {t("design.confirm")}
        </Button>
        <Button disabled>{t("design.disabled")}</Button>
        <LinkButton to="#content" variant="outline">
          {t("design.link")}
        </LinkButton>
        <IconButton label={t("ui.close")} icon={<ArrowLeft className="icon flip" aria-hidden="true" />} />
      </Row>
      <Button reason={t("design.reason")}>{t("design.continue")}</Button>
      <Button block>{t("design.wholeWidth")}</Button>
      <div>
        <BackButton to="#content" />
      </div>
    </Sample>
  );
}
