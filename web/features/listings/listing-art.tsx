import { type ReactNode, useState } from "react";
import { ClothEmblem } from "../../ui/cloth.tsx";

/** The picture of a listing or event; the community's cloth and a sign where there is none, or it does not load. */
export function ListingArt(props: { src: string | null | undefined; communityId: number; icon: ReactNode }) {
  const [failed, setFailed] = useState<string>();
  if (!props.src || props.src === failed) return <ClothEmblem communityId={props.communityId} icon={props.icon} />;
  return <img src={props.src} alt="" loading="lazy" onError={() => setFailed(props.src ?? undefined)} />;
}
