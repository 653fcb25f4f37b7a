import { Eye, Heart, MessageSquare } from "lucide-react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import "./slate-card.css";

export type SlateView = {
  readonly text: string;
  readonly date: string;
  readonly created: string;
  readonly author: {
    readonly name: string;
    readonly headline: string | null;
    readonly about: string;
    readonly picture: string | null;
  };
  readonly media: { readonly type: "image" | "video"; readonly url: string; readonly poster: string | null } | null;
  readonly counts: { readonly views: string; readonly likes: string; readonly comments: string };
  readonly numbers: { readonly views: string; readonly likes: string; readonly comments: string };
};

/** Media that fails to load is left out without a message. */
export function SlateCard({ slate }: { slate: SlateView }) {
  const t = useT("stories");
  const { isBroken, watch } = useBrokenMedia();
  const { author, media } = slate;
  return (
    <article className="card slate-card">
      <header className="slate-card-by">
        <Avatar name={author.name} src={author.picture ?? undefined} />
        <div>
          <div className="slate-card-name">
            <h1>
              <bdi>{author.name}</bdi>
            </h1>
            <time dateTime={slate.created}>
              <bdi>{slate.date}</bdi>
            </time>
          </div>
          {author.headline ? (
            <p>
              <bdi>{author.headline}</bdi>
            </p>
          ) : null}
          {author.about ? (
            <p>
              <bdi>{author.about}</bdi>
            </p>
          ) : null}
        </div>
      </header>
      {media && !isBroken ? (
        <div className="slate-card-media">
          {media.poster ? <link rel="preload" as="image" href={media.poster} fetchPriority="high" /> : null}
          {media.type === "image" ? (
            <img
              src={media.url}
              alt={t("slate.picture", { name: author.name })}
              width={1200}
              height={900}
              fetchPriority="high"
              {...watch}
            />
          ) : (
            <video
              src={media.url}
              poster={media.poster ?? undefined}
              controls
              playsInline
              preload="metadata"
              aria-label={t("slate.video", { name: author.name })}
              {...watch}
            >
              <track kind="captions" />
            </video>
          )}
        </div>
      ) : null}
      <p className="slate-card-text">
        <bdi>{slate.text}</bdi>
      </p>
      <ul className="slate-card-counts num">
        <Count
          icon={<Eye className="icon" aria-hidden="true" />}
          number={slate.numbers.views}
          words={slate.counts.views}
        />
        <Count
          icon={<Heart className="icon" aria-hidden="true" />}
          number={slate.numbers.likes}
          words={slate.counts.likes}
        />
        <Count
          icon={<MessageSquare className="icon" aria-hidden="true" />}
          number={slate.numbers.comments}
          words={slate.counts.comments}
        />
      </ul>
    </article>
  );
}

function Count({ icon, number, words }: { icon: React.ReactNode; number: string; words: string }) {
  return (
    <li>
      {icon}
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{words}</span>
    </li>
  );
}
