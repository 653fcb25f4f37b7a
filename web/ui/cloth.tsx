import type { ReactNode } from "react";
import { communityIds } from "#contract/lists/community-ids.ts";
import { classNames } from "#web/lib/class-names.ts";

export type TileSize = "xs" | "sm" | "md" | "lg" | "xl";

/** Decoration only: nobody could read text on the pattern. */
export function Cloth(props: { communityId: number; tile?: TileSize; share?: number; className?: string }) {
  return (
    <span
      className={classNames("cloth block", props.className)}
      data-community={props.communityId}
      data-tile={props.tile}
      data-share={props.share}
      aria-hidden="true"
    />
  );
}

export function ClothEmblem({ communityId, icon }: { communityId: number; icon: ReactNode }) {
  return (
    <>
      <Cloth communityId={communityId} tile="xl" />
      <span className="cloth-emblem" data-community={communityId} aria-hidden="true">
        <span>{icon}</span>
      </span>
    </>
  );
}

/** How much of the selvedge a cloth takes: 1 to 6. */
type SelvedgePart = { readonly communityId: number; readonly share?: number };

const equalParts: readonly SelvedgePart[] = communityIds.map((communityId) => ({ communityId }));

export function Selvedge(props: { size?: "thin" | "normal" | "wide"; parts?: readonly SelvedgePart[] }) {
  return (
    <div className="selvedge" data-size={props.size ?? "normal"} aria-hidden="true">
      {(props.parts?.length ? props.parts : equalParts).map(({ communityId, share }) => (
        <Cloth key={communityId} communityId={communityId} share={share} />
      ))}
    </div>
  );
}
