import { Copy, Download, Printer, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ShareKitData } from "./share-kit-of.ts";

type Chosen = NonNullable<ShareKitData["chosen"]>;

export function KitWorks(props: { chosen: Chosen; hasPrice: boolean; hasPhoto: boolean }) {
  const t = useT("shareKit");
  const { kind, id, link, card, name } = props.chosen;
  const copy = useCopy();
  const canShare = useCanShareFiles();
  const options = new URLSearchParams({
    ...(props.hasPrice ? {} : { price: "off" }),
    ...(props.hasPhoto ? {} : { photo: "off" }),
  });
  const fileUrl = (file: string) => `/share-kit/${kind}/${id}/${file}${options.size > 0 ? `?${options}` : ""}`;
  const share = async (url: string) => {
    try {
      await shareFile(url, `${kind}-${id}.jpg`);
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) showToast(t("work.shareFailed"), "plain");
    }
  };
  const download = (href: string, label = t("work.download")) => (
    <LinkButton
      to={href}
      reloadDocument
      download
      variant="soft"
      icon={<Download className="icon" aria-hidden="true" />}
    >
      {label}
    </LinkButton>
  );
  const picture = (work: "story" | "square") => {
    const url = fileUrl(`${work}.jpg`);
    return (
      <Work work={work} src={url} name={name}>
        {download(url)}
        {canShare ? (
          <Button
            variant="outline"
            icon={<Share2 className="icon" aria-hidden="true" />}
            onClick={() => void share(url)}
          >
            {t("work.share")}
          </Button>
        ) : null}
      </Work>
    );
  };
  return (
    <div className="kit-works">
      {picture("story")}
      <Work work="poster" src={fileUrl("poster.jpg")} name={name}>
        {download(fileUrl("poster.pdf"), t("work.pdf"))}
        <LinkButton
          to={fileUrl("poster.pdf")}
          reloadDocument
          target="_blank"
          variant="outline"
          icon={<Printer className="icon" aria-hidden="true" />}
        >
          {t("work.print")}
        </LinkButton>
      </Work>
      {picture("square")}
      <Work work="link" src={card} name={name}>
        {download(card)}
        <Button
          variant="outline"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => void copy(link, t("work.linkCopied"))}
        >
          {t("work.copyLink")}
        </Button>
      </Work>
    </div>
  );
}

const sizes = {
  story: { width: 1080, height: 1920 },
  poster: { width: 840, height: 1188 },
  square: { width: 1080, height: 1080 },
  link: { width: 1200, height: 630 },
} as const;

function Work({
  work,
  src,
  name,
  children,
}: {
  work: keyof typeof sizes;
  src: string;
  name: string;
  children: ReactNode;
}) {
  const t = useT("shareKit");
  return (
    <Card className="kit-works-card">
      <div className="kit-works-mat" data-work={work}>
        <img src={src} {...sizes[work]} loading="lazy" alt={t("work.alt", { work: t(`work.${work}`), title: name })} />
      </div>
      <div>
        <h2 className="text-lg">{t(`work.${work}`)}</h2>
        <p className="text-sm text-muted">{t(`work.${work}Text`)}</p>
      </div>
      <div className="kit-works-actions">{children}</div>
    </Card>
  );
}

/** Known only in the browser, so the button appears after hydration. */
function useCanShareFiles(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const file = new File([], "picture.jpg", { type: "image/jpeg" });
    setCanShare(navigator.canShare?.({ files: [file] }) === true);
  }, []);
  return canShare;
}

async function shareFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error("The picture was not loaded");
  await navigator.share({ files: [new File([await response.blob()], name, { type: "image/jpeg" })] });
}
