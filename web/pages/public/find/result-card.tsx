import { CalendarCheck, CalendarDays, Star } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { pictureAtLeast } from "#web/lib/picture-sizes.ts";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import { ListingArt } from "#web/ui/listing-art.tsx";
import { CommunityTag } from "#web/ui/tag.tsx";
import "./result-card.css";
import type { CardView } from "./search-view.ts";

type ResultCardProps = { readonly card: CardView; readonly headingLevel?: 2 | 3; readonly isAtTop?: boolean };

/** The link covers the whole card, and its accessible name is the name. */
export function ResultCard({ card, headingLevel = 3, isAtTop = false }: ResultCardProps) {
  const Heading = `h${headingLevel}` as const;
  const t = useT("find");
  const picture = card.pictureUrl && pictureAtLeast(card.pictureUrl, 320);
  return (
    <article className="card result-card">
      <div className="result-card-art">
        <Cloth communityId={card.communityId} tile="xs" className="result-card-hem" />
        <ListingArt
          src={picture}
          communityId={card.communityId}
          icon={<CategoryIcon categoryId={card.categoryId} />}
          isAtTop={isAtTop}
        />
        {card.leaf ? <Leaf leaf={card.leaf} communityId={card.communityId} className="result-card-leaf" /> : null}
      </div>
      <div className="result-card-text">
        <div className="result-card-top">
          <CommunityTag communityId={card.communityId} />
          <Rating card={card} />
        </div>
        <Heading className="result-card-name">
          <Link className="result-card-link" to={card.to}>
            <bdi lang={card.language}>{card.name}</bdi>
          </Link>
        </Heading>
        <p>
          {card.details.map((detail) => (
            <span key={detail}>
              <bdi>{detail}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="result-card-foot">
        <When card={card} />
        <span className="result-card-price">{card.price}</span>
      </div>
      {card.isEvent ? <span className="sr-only">{t("kind.events")}</span> : null}
    </article>
  );
}

function Rating({ card: { rating, isEvent } }: { card: CardView }) {
  const t = useT("find");
  if (isEvent) return null;
  if (!rating) return <span className="result-card-new">{t("card.new")}</span>;
  return (
    <span className="result-card-rating">
      <Star className="icon" aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {t("rating.value", { average: rating.average, count: rating.countText })}
      </span>
      <span className="sr-only">{t("rating.label", { average: rating.average, count: rating.count })}</span>
    </span>
  );
}

function When({ card: { when, isEvent } }: { card: CardView }) {
  const t = useT("find");
  if (!when) return <span className="result-card-none">{t("card.noneFree")}</span>;
  const Icon = isEvent ? CalendarDays : CalendarCheck;
  return (
    <span className="result-card-when" data-tone={isEvent ? "event" : when.isToday ? "today" : undefined}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        {isEvent ? null : `${t("card.nextFree")} `}
        {when.day ? <span className="sr-only">{when.day} </span> : null}
        <time dateTime={when.iso}>{when.text}</time>
      </span>
    </span>
  );
}
