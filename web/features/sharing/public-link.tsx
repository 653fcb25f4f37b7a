import { Copy, Download, ExternalLink } from "lucide-react";
import { useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { QrCode } from "./qr-path.ts";
import { pngOf, saveFile } from "./save-file.ts";

const savedPixels = 1024;

export function PublicLink({ url, qr, fileName }: { url: string; qr: QrCode; fileName: string }) {
  const t = useT("portal");
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopy();
  const copyUrl = async () => {
    if (!(await copy(url, t("link.copied")))) field.current?.select();
  };
  return (
    <Card pad className="grid gap-4">
      <h2 className="text-xl">{t("link.title")}</h2>
      <div className="public-link-copy">
        <input ref={field} className="field-input num" readOnly dir="ltr" aria-label={t("link.title")} value={url} />
        <Button variant="outline" icon={<Copy className="icon" aria-hidden="true" />} onClick={() => void copyUrl()}>
          {t("link.copy")}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <span className="public-link-qr">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("link.qr")} shapeRendering="crispEdges">
            <path d={qr.path} />
          </svg>
        </span>
        <div className="grid flex-[1_1_8rem] justify-items-start gap-1 text-sm">
          <p className="text-ink-2">{t("link.text")}</p>
          <button type="button" className="public-link-quiet" onClick={() => void saveQr(qr, fileName)}>
            <Download className="icon" aria-hidden="true" />
            {t("link.download")}
          </button>
          <a className="public-link-quiet" href={url} target="_blank" rel="noopener">
            <ExternalLink className="icon" aria-hidden="true" />
            {t("link.open")}
          </a>
        </div>
      </div>
    </Card>
  );
}

async function saveQr(qr: QrCode, fileName: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = savedPixels;
  canvas.height = savedPixels;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, savedPixels, savedPixels);
  pen.scale(savedPixels / qr.size, savedPixels / qr.size);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(qr.path));
  saveFile(await pngOf(canvas), fileName);
}
