import type { ReactNode } from "react";
import { ListingArt } from "#web/ui/listing-art.tsx";
import { CommunityTag } from "#web/ui/tag.tsx";

type ListingPreviewProps = {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | undefined;
  readonly communityId: number | null;
  readonly icon: ReactNode;
  readonly foot?: ReactNode;
};

export function ListingPreview(props: ListingPreviewProps) {
  return (
    <div className="card media-card">
      <div className="media-card-art">
        <ListingArt src={props.imageUrl} communityId={props.communityId ?? 0} icon={props.icon} />
      </div>
      <div className="media-card-text">
        {props.communityId === null ? null : (
          <span>
            <CommunityTag communityId={props.communityId} />
          </span>
        )}
        <h3>{props.title}</h3>
        <p>{props.description}</p>
      </div>
      {props.foot ? <div className="media-card-foot">{props.foot}</div> : null}
    </div>
  );
}
