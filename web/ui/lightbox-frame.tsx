import "#web/lib/style-nonce.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useDirection } from "#web/lib/direction.ts";
import { useT } from "#web/lib/messages.tsx";
import { IconButton } from "./icon-button.tsx";
import { useBackCloses } from "./use-back-closes.ts";

type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  readonly thumb?: string;
};

export type LightboxProps = {
  readonly pictures: readonly Picture[];
  readonly index: number | null;
  readonly onIndexChange: (index: number | null) => void;
};

const turnAfterPx = 50;

export function LightboxFrame({
  pictures,
  index,
  onIndexChange,
  returnFocus,
}: LightboxProps & { returnFocus: () => void }) {
  const t = useT("common");
  const isRtl = useDirection() === "rtl";
  const startX = useRef(0);
  const close = () => onIndexChange(null);
  useBackCloses(index !== null, close);
  const at = index ?? 0;
  const picture = pictures[at];
  const turn = (by: number) => onIndexChange((at + by + pictures.length) % pictures.length);
  const forward = isRtl ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(forward);
    if (event.key === "ArrowLeft") turn(-forward);
  };
  const onPointerUp = (event: PointerEvent) => {
    const travelled = event.clientX - startX.current;
    if (event.pointerType === "touch" && Math.abs(travelled) > turnAfterPx) turn(travelled < 0 ? forward : -forward);
  };
  return (
    <Radix.Root open={index !== null} onOpenChange={(open) => (open ? undefined : close())}>
      <Radix.Portal>
        <Radix.Overlay className="lightbox-ground">
          <Radix.Content
            className="lightbox"
            aria-describedby={undefined}
            aria-modal="true"
            onKeyDown={onKeyDown}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus();
            }}
          >
            <div className="lightbox-head">
              <Radix.Title
                className="font-sans text-base leading-normal tracking-normal font-strong"
                aria-live="polite"
              >
                {t("ui.photoOf", { number: at + 1, total: pictures.length })}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t("ui.close")} icon={<X className="icon-lg" aria-hidden="true" />} />
              </Radix.Close>
            </div>
            <div
              className="lightbox-stage"
              onPointerDown={(event) => {
                startX.current = event.clientX;
              }}
              onPointerUp={onPointerUp}
            >
              {picture ? <img key={picture.src} src={picture.src} alt={picture.alt} draggable={false} /> : null}
            </div>
            <div className="lightbox-foot">
              <p>{picture?.caption}</p>
              {pictures.length > 1 ? (
                <>
                  <div className="lightbox-turn">
                    <IconButton
                      label={t("ui.previousPhoto")}
                      icon={<ChevronLeft className="icon-lg flip" aria-hidden="true" />}
                      onClick={() => turn(-1)}
                    />
                    <IconButton
                      label={t("ui.nextPhoto")}
                      icon={<ChevronRight className="icon-lg flip" aria-hidden="true" />}
                      onClick={() => turn(1)}
                    />
                  </div>
                  <Thumbs pictures={pictures} at={at} onChoose={onIndexChange} />
                </>
              ) : null}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Thumbs(props: { pictures: LightboxProps["pictures"]; at: number; onChoose: (index: number) => void }) {
  const t = useT("common");
  return (
    <div className="lightbox-thumbs">
      {props.pictures.map((picture, index) => (
        <button
          key={picture.src}
          type="button"
          aria-label={t("ui.photoNumber", { number: index + 1 })}
          aria-current={index === props.at}
          onClick={() => props.onChoose(index)}
        >
          <img src={picture.thumb ?? picture.src} alt="" />
        </button>
      ))}
    </div>
  );
}
