import type { ReactNode } from "react";
import { Link } from "react-router";

type MediaCardProps = {
  readonly to: string;
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  readonly art: ReactNode;
  readonly status?: { readonly label: string; readonly icon?: ReactNode; readonly tone?: "good" | "warm" | "bad" };
  readonly description?: string | undefined;
  readonly foot?: ReactNode;
  readonly external?: boolean;
};

/** The whole card is one link, and its accessible name is the title. */
export function MediaCard(props: MediaCardProps) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className="card media-card">
      <div className="media-card-art">
        {props.art}
        {props.status ? (
          <span className="media-card-status" data-tone={props.status.tone ?? "good"}>
            {props.status.icon}
            {props.status.label}
          </span>
        ) : null}
      </div>
      <div className="media-card-text">
        <Heading>
          {props.external ? (
            <a className="media-card-link" href={props.to} rel="noopener noreferrer" target="_blank">
              {props.title}
            </a>
          ) : (
            <Link className="media-card-link" to={props.to}>
              {props.title}
            </Link>
          )}
        </Heading>
        {props.description ? <p>{props.description}</p> : null}
      </div>
      {props.foot ? <div className="media-card-foot">{props.foot}</div> : null}
    </article>
  );
}
