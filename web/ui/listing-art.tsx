import type { ReactNode } from "react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { ClothEmblem } from "#web/ui/cloth.tsx";

export function ListingArt(props: { src: string | null | undefined; communityId: number; icon: ReactNode }) {
  const placeholder = <ClothEmblem communityId={props.communityId} icon={props.icon} />;
  return props.src ? <Picture key={props.src} src={props.src} placeholder={placeholder} /> : placeholder;
}

function Picture({ src, placeholder }: { src: string; placeholder: ReactNode }) {
  const { isBroken, watch } = useBrokenMedia();
  return isBroken ? placeholder : <img src={src} alt="" loading="lazy" {...watch} />;
}
