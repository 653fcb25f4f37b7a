import { classNames } from "#web/lib/class-names.ts";
import { Cloth } from "#web/ui/cloth.tsx";

export type LeafView = { readonly weekday: string; readonly day: string; readonly month: string };
type LeafProps = { readonly leaf: LeafView; readonly communityId: number; readonly className?: string };

/** A date as a leaf of a tear-off calendar. Screen readers get the date from the text beside it. */
export function Leaf({ leaf, communityId, className }: LeafProps) {
  return (
    <span className={classNames("leaf", className)} aria-hidden="true">
      <Cloth communityId={communityId} className="leaf-cloth" />
      <span className="leaf-weekday">{leaf.weekday}</span>
      <b>{leaf.day}</b>
      <span className="leaf-month">{leaf.month}</span>
    </span>
  );
}
