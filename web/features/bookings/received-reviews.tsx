import { Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab } from "#web/lib/tab-storage.ts";
import { readTabText, useTabText } from "#web/lib/use-tab-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { ActionFailure } from "./action-failure.tsx";
import type { HostBookingsData } from "./load-host-bookings.ts";
import { useAction } from "./use-action.ts";
import { useBookingFormats } from "./use-booking-formats.ts";

const shownAtFirst = 3;
const places = [1, 2, 3, 4, 5];

type ReceivedReviewsProps = { readonly data: HostBookingsData; readonly onChanged: () => Promise<unknown> };

export function ReceivedReviews({ data: { reviews, rating, timeZone }, onChanged }: ReceivedReviewsProps) {
  const t = useT("hostBookings");
  const words = useBookingFormats(timeZone);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? reviews : reviews.slice(0, shownAtFirst);
  return (
    <Card pad>
      <section aria-labelledby="received-reviews">
        <h2 className="host-bookings-card-title" id="received-reviews">
          {t("hostBookings.reviews")}
        </h2>
        {rating.average === null ? (
          <p>{t("hostBookings.noReviews")}</p>
        ) : (
          <div className="received-reviews-rating">
            <strong className="num">{rating.average.toFixed(1)}</strong>
            <div>
              <Stars stars={Math.round(rating.average)} label={t("hostBookings.stars", { stars: rating.average })} />
              <span className="host-bookings-ref">{t("hostBookings.reviewCount", { count: rating.count })}</span>
            </div>
          </div>
        )}
        <ul className="received-reviews" hidden={reviews.length === 0}>
          {shown.map((review) => (
            <li key={review.id} className="received-reviews-review">
              <div className="received-reviews-head">
                <Stars stars={review.stars} label={t("hostBookings.stars", { stars: review.stars })} />
                <time className="host-bookings-ref" dateTime={review.createdAt}>
                  {words.date(review.createdAt)}
                </time>
              </div>
              {review.text ? (
                <p>
                  <bdi>{review.text}</bdi>
                </p>
              ) : null}
              <span className="host-bookings-ref">
                {t("hostBookings.reviewBy", { author: review.author, item: review.serviceItemName })}
              </span>
              {review.answer ? (
                <p className="host-bookings-ref">{t("hostBookings.yourAnswer", { answer: review.answer })}</p>
              ) : (
                <Answer id={review.id} onChanged={onChanged} />
              )}
            </li>
          ))}
        </ul>
        {shown.length < reviews.length ? (
          <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
            {t("hostBookings.allReviews", { count: reviews.length })}
          </Button>
        ) : null}
      </section>
    </Card>
  );
}

function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <p className="received-reviews-stars">
      {places.map((place) => (
        <Star key={place} className="icon" data-full={place <= stars || undefined} aria-hidden="true" />
      ))}
      <span className="sr-only">{label}</span>
    </p>
  );
}

const draftKeyOf = (reviewId: number) => `review-answer.${reviewId}`;

type AnswerProps = { readonly id: number; readonly onChanged: () => Promise<unknown> };

/** The form opens on request, because a page full of open forms is hard to read. */
function Answer({ id, onChanged }: AnswerProps) {
  const t = useT("hostBookings");
  const [isOpen, setIsOpen] = useState(false);
  // Reopen the form if the page was reloaded, for example to sign in.
  useEffect(() => {
    if (readTabText(draftKeyOf(id))) setIsOpen(true);
  }, [id]);
  if (isOpen) return <AnswerForm id={id} onChanged={onChanged} />;
  return (
    <Button size="sm" variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t("hostBookings.writeAnswer")}
    </Button>
  );
}

function AnswerForm({ id, onChanged }: AnswerProps) {
  const t = useT("hostBookings");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector("textarea")?.focus();
  }, []);
  const [answer, setAnswer] = useTabText(draftKeyOf(id));
  const { isBusy, failure, run } = useAction(onChanged);
  const fieldError = failure?.error instanceof ApiRefusal ? failure.error.fields.answer : undefined;
  const send = () =>
    run(async () => {
      const sent = await browserApi("POST /reviews/{id}/answer", { params: { id: String(id) }, body: { answer } });
      dropFromTab(draftKeyOf(id));
      return sent;
    });

  return (
    <form
      ref={form}
      className="received-reviews-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={t("hostBookings.answer")}
        hint={t("hostBookings.answerHint")}
        value={answer}
        error={fieldError}
        maxLength={1000}
        rows={2}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {fieldError ? null : <ActionFailure failure={failure} />}
      <Button type="submit" size="sm" variant="outline" busy={isBusy}>
        {t("hostBookings.sendAnswer")}
      </Button>
    </form>
  );
}
