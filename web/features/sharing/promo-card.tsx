import { Download, RefreshCw, Share2 } from "lucide-react";
import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";
import { saveFile } from "./save-file.ts";
import { usePromo } from "./use-promo.ts";

const fileName = "surprise.png";

type PromoCardProps = {
  readonly kind: "service" | "event";
  readonly name: string;
  readonly pictureUrl: string;
  readonly communityId: number;
};

export function PromoCard(props: PromoCardProps) {
  const t = useT("portal");
  const { promo, url, isDrawing, hasFailed, place, redraw } = usePromo({ ...props, caption: t("promo.caption") });
  const [isUnsaved, setUnsaved] = useState(false);
  const file = promo ? new File([promo.png], fileName, { type: "image/png" }) : null;
  const canShare = file !== null && isTouchDevice() && navigator.canShare?.({ files: [file] }) === true;

  const save = () => {
    try {
      if (!promo) throw new Error("The promo image is not ready");
      saveFile(promo.png, fileName);
      setUnsaved(false);
    } catch {
      setUnsaved(true);
    }
  };
  const share = async () => {
    if (!file) return;
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setUnsaved(true);
    }
  };
  return (
    <Card pad className="grid gap-4">
      <h2 className="text-xl">{t("promo.title")}</h2>
      <div ref={place} className="promo-card-place" aria-busy={isDrawing}>
        {url ? (
          <img src={url} width={1080} height={1080} alt={t(`promo.alt.${props.kind}`, { name: props.name })} />
        ) : (
          <span className="sr-only">{isDrawing ? t("promo.making") : null}</span>
        )}
      </div>
      {hasFailed ? <Note tone="bad">{t("promo.notDrawn")}</Note> : null}
      {promo && !promo.hasPicture ? <Note tone="warm">{t(`promo.placeholder.${props.kind}`)}</Note> : null}
      <div className="promo-card-actions">
        <Button onClick={save} busy={!promo && !hasFailed} icon={<Download className="icon" aria-hidden="true" />}>
          {t("promo.download")}
        </Button>
        {canShare ? (
          <Button variant="soft" onClick={() => void share()} icon={<Share2 className="icon" aria-hidden="true" />}>
            {t("promo.share")}
          </Button>
        ) : null}
        <Button
          variant="outline"
          onClick={redraw}
          busy={isDrawing && url !== null}
          icon={<RefreshCw className="icon" aria-hidden="true" />}
        >
          {t("promo.redo")}
        </Button>
      </div>
      {isUnsaved ? <Note tone="bad">{t("promo.failed")}</Note> : <p className="field-hint m-0">{t("promo.saved")}</p>}
    </Card>
  );
}

function isTouchDevice(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
