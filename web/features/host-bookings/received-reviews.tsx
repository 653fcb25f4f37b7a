import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiRefusal, browserApi } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import type { ReceivedReview } from "./load-bookings.ts";

/** What customers said after their visits. Each can be answered once, in public. */
export function ReceivedReviews({ reviews }: { reviews: readonly ReceivedReview[] }) {
  const t = useT("hostBookings");
  return (
    <section className="booking-days" aria-labelledby="received-reviews">
      <h2 id="received-reviews">{t("hostBookings.reviews")}</h2>
      {reviews.length === 0 ? <p>{t("hostBookings.noReviews")}</p> : null}
      <ul className="card booking-rows" hidden={reviews.length === 0}>
        {reviews.map((review) => (
          <li key={review.id} className="received-review">
            <strong>{t("hostBookings.stars", { stars: review.stars })}</strong>
            <span>{t("hostBookings.reviewBy", { author: review.author, item: review.serviceItemName })}</span>
            {review.text ? <p>{review.text}</p> : null}
            {review.answer ? (
              <p className="booking-ref">{t("hostBookings.yourAnswer", { answer: review.answer })}</p>
            ) : (
              <Answer id={review.id} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line until somebody wants to answer: a page of open forms cannot be read. */
function Answer({ id }: { id: number }) {
  const t = useT("hostBookings");
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AnswerForm id={id} />;
  return (
    <Button size="sm" variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t("hostBookings.writeAnswer")}
    </Button>
  );
}

function AnswerForm({ id }: { id: number }) {
  const t = useT("hostBookings");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function send() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      showToast(
        (await browserApi("POST /reviews/{id}/answer", { params: { id: String(id) }, body: { answer } })).message,
      );
    } catch (error) {
      setProblem(error instanceof ApiRefusal ? (error.fields.answer ?? error.message) : String(error));
    }
    setIsBusy(false);
    await revalidate();
  }

  return (
    <form
      ref={form}
      className="received-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={t("hostBookings.answer")}
        hint={t("hostBookings.answerHint")}
        value={answer}
        error={problem}
        maxLength={1000}
        rows={2}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" size="sm" variant="outline" busy={isBusy}>
        {t("hostBookings.sendAnswer")}
      </Button>
    </form>
  );
}
