import type { ReactNode } from "react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { ClothEmblem } from "#web/ui/cloth.tsx";

type ListingArtProps = {
  readonly src: string | null | undefined;
  readonly communityId: number;
  readonly icon: ReactNode;
  /** Visible without scrolling, and among the largest things then. */
  readonly isAtTop?: boolean;
};

export function ListingArt({ src, communityId, icon, isAtTop = false }: ListingArtProps) {
  const placeholder = <ClothEmblem communityId={communityId} icon={icon} />;
  return src ? <Picture key={src} src={src} isAtTop={isAtTop} placeholder={placeholder} /> : placeholder;
}

type PictureProps = { readonly src: string; readonly isAtTop: boolean; readonly placeholder: ReactNode };

function Picture({ src, isAtTop, placeholder }: PictureProps) {
  const { isBroken, watch } = useBrokenMedia();
  const priority = isAtTop ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return isBroken ? placeholder : <img src={src} alt="" {...priority} {...watch} />;
}
