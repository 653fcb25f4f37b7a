import { Star } from "lucide-react";
import { useT } from "../../../lib/messages.tsx";
import { Card } from "../../../ui/card.tsx";
import type { OpinionsView } from "./listing.ts";

const places = [1, 2, 3, 4, 5];

export function Reviews({ name, opinions }: { name: string; opinions: OpinionsView }) {
  const t = useT("profile");
  return (
    <section id="reviews">
      <h2>{t("profile.reviews")}</h2>
      <p className="text-sm text-muted">{t("profile.reviewsCheck")}</p>
      <ul className="profile-reviews">
        {opinions.reviews.map((review) => (
          <li key={review.id}>
            <Card pad className="grid gap-2">
              <Stars count={review.stars} />
              {review.text ? (
                <p className="profile-words">
                  <bdi>{review.text}</bdi>
                </p>
              ) : null}
              <p className="text-sm text-muted">
                <bdi>{review.author}</bdi> · <bdi>{review.serviceItemName}</bdi> · {review.visited}
              </p>
              {review.answer ? (
                <div className="profile-answer">
                  <p className="text-sm font-strong">{t("profile.answer", { name })}</p>
                  <p>
                    <bdi>{review.answer}</bdi>
                  </p>
                </div>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars({ count }: { count: number }) {
  const t = useT("profile");
  return (
    <p className="profile-stars">
      {places.map((place) => (
        <Star key={place} className="icon" data-full={place <= count || undefined} aria-hidden="true" />
      ))}
      <span className="sr-only">{t("profile.reviewStars", { count })}</span>
    </p>
  );
}
