import type { ReactNode } from "react";
import { Link } from "react-router";
import { ListingArt } from "#web/ui/listing-art.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ModerationReason, type ModerationStatus, ModerationTags } from "./moderation-tags.tsx";

export type ListingCardProps = {
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly communityId: number;
  readonly icon: ReactNode;
  readonly review: ModerationStatus | undefined;
  /** The date it was created or, for an event, the date it starts. */
  readonly date: string;
  readonly kind: string;
};

/** The whole card is one link, and its accessible name is the title. */
export function ListingCard(props: ListingCardProps) {
  return (
    <article className="card media-card">
      <div className="media-card-art">
        <ListingArt src={props.imageUrl} communityId={props.communityId} icon={props.icon} />
        <span className="listing-card-states">
          <ModerationTags review={props.review} />
        </span>
      </div>
      <div className="media-card-text">
        <h3>
          <Link className="media-card-link" to={props.to}>
            {props.title}
          </Link>
        </h3>
        <p>{props.description}</p>
        <ModerationReason review={props.review} />
      </div>
      <div className="media-card-foot">
        <span>{props.date}</span>
        <Tag>{props.kind}</Tag>
      </div>
    </article>
  );
}
