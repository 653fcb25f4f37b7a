import type { ReactNode } from "react";
import { communityIds } from "#contract/lists/community-ids.ts";
import { classNames } from "#web/lib/class-names.ts";

export type TileSize = "xs" | "sm" | "md" | "lg" | "xl";

/** Decoration only: nobody could read text on the pattern. */
export function Cloth(props: { communityId: number; tile?: TileSize; className?: string }) {
  return (
    <span
      className={classNames("cloth block", props.className)}
      data-community={props.communityId}
      data-tile={props.tile}
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

export function Selvedge({ size = "normal" }: { size?: "thin" | "normal" | "wide" }) {
  return (
    <div className="selvedge" data-size={size} aria-hidden="true">
      {communityIds.map((communityId) => (
        <Cloth key={communityId} communityId={communityId} />
      ))}
    </div>
  );
}
