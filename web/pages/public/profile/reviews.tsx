import { Star } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useFailureHere } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { ListingView, OpinionsView } from "./listing.ts";
import { firstReviews, maxReviews, reviewsPerStep } from "./review-steps.ts";

const places = [1, 2, 3, 4, 5];

type ReviewsProps = { readonly listing: Pick<ListingView, "id" | "name">; readonly opinions: OpinionsView };

/** The number of reviews is in the URL, so that the link works without JavaScript. */
export function Reviews({ listing, opinions }: ReviewsProps) {
  const t = useT("profile");
  const { reviews, summary } = opinions;
  const list = useFocusOnNew(reviews.length);
  const isLoading = useNavigation().state === "loading";
  const failure = useFailureHere();
  const left = summary.count - reviews.length;
  return (
    <section id="reviews">
      <h2>{t("profile.reviews")}</h2>
      <p className="text-sm text-muted">{t("profile.reviewsCheck")}</p>
      <ul className="profile-reviews" ref={list} aria-busy={isLoading}>
        {reviews.map((review, n) => (
          <li key={review.id} id={`review-${n + 1}`} tabIndex={-1}>
            <Review review={review} name={listing.name} />
          </li>
        ))}
      </ul>
      {summary.count > firstReviews ? (
        <p className="text-sm text-muted" role="status">
          {t("profile.reviewsShown", { shown: reviews.length, count: summary.count })}
        </p>
      ) : null}
      {failure ? (
        <ErrorState message={t("profile.moreFailed")} onRetry={() => failure.retry?.()} retrying={isLoading} />
      ) : null}
      {left > 0 && reviews.length < maxReviews ? (
        <LinkButton
          variant="outline"
          className="profile-more"
          rel="nofollow"
          to={`?id=${listing.id}&reviews=${reviews.length + reviewsPerStep}#review-${reviews.length + 1}`}
          replace
          preventScrollReset
        >
          {t("profile.moreReviews", { count: Math.min(left, reviewsPerStep) })}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** The pressed link may be gone, so the first new review gets the focus. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const firstNew = list.current?.children[before.current];
    if (count > before.current && firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}

function Review({ review, name }: { review: OpinionsView["reviews"][number]; name: string }) {
  const t = useT("profile");
  return (
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
