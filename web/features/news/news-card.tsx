import { ArrowUpRight } from "lucide-react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { useT } from "#web/lib/messages.tsx";
import { pictureAtLeast, pictureSizes } from "#web/lib/picture-sizes.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import "./news-card.css";

/** These widths are smaller than a phone could show, so that pictures load faster. */
const shownWidths = {
  first: "(min-width: 900px) 620px, (min-width: 640px) 92vw, 180px",
  other: "(min-width: 900px) 372px, (min-width: 640px) 46vw, 120px",
};

export type NewsStory = {
  readonly uuid: string;
  readonly title: string;
  readonly snippet: string;
  readonly source: string;
  readonly thumbnail: string | null;
  readonly link: string;
  readonly age: string;
};

export function NewsCard({ story, isFirst, communityId }: { story: NewsStory; isFirst: boolean; communityId: number }) {
  const t = useT("stories");
  const { isBroken, watch } = useBrokenMedia();
  return (
    <article className="card news-card" data-first={isFirst || undefined}>
      <div className="news-card-picture">
        {story.thumbnail && !isBroken ? (
          <img
            src={pictureAtLeast(story.thumbnail, 320)}
            srcSet={pictureSizes(story.thumbnail)}
            sizes={isFirst ? shownWidths.first : shownWidths.other}
            alt=""
            width={640}
            height={480}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
            {...watch}
          />
        ) : (
          <Cloth communityId={communityId} />
        )}
      </div>
      <div className="news-card-words">
        <p className="news-card-source">
          <strong>
            <bdi>{story.source}</bdi>
          </strong>{" "}
          <span>{story.age}</span>
        </p>
        <h2>
          <bdi>{story.title}</bdi>
        </h2>
        <p className="news-card-snippet">
          <bdi>{story.snippet}</bdi>
        </p>
        <a href={story.link} target="_blank" rel="noreferrer noopener">
          {t("news.read")}
          <span className="sr-only">: {story.title}</span>
          <ArrowUpRight className="icon flip" aria-hidden="true" />
        </a>
      </div>
    </article>
  );
}
