import { BadgeCheck, CircleCheck, CircleX, Clock, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatWeekdayTime } from "#format/times.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import { Tag, type Tone } from "#web/ui/tag.tsx";

export type ModerationStatus = {
  readonly state: "in_review" | "verified" | "refused" | "suspended";
  readonly due_at: string | null;
  readonly reason: string | null;
  readonly is_public: boolean;
};

const looks: Readonly<Record<ModerationStatus["state"], { tone: Tone; icon: ReactNode }>> = {
  in_review: { tone: "warm", icon: <Clock className="icon" aria-hidden="true" /> },
  verified: { tone: "good", icon: <BadgeCheck className="icon" aria-hidden="true" /> },
  refused: { tone: "bad", icon: <CircleX className="icon" aria-hidden="true" /> },
  suspended: { tone: "bad", icon: <CircleX className="icon" aria-hidden="true" /> },
};

/** `withTime` adds the time by which we promise a decision. */
export function ModerationTags({ review, withTime }: { review: ModerationStatus | undefined; withTime?: boolean }) {
  const t = useT("portal");
  const locale = useLocale();
  const { timeZone } = useHostPlace();
  const words = {
    in_review:
      withTime && review?.due_at
        ? t("status.inReviewBy", { time: formatWeekdayTime(review.due_at, locale, timeZone) })
        : t("status.inReview"),
    verified: t("status.verified"),
    refused: t("status.refused"),
    suspended: t("status.suspended"),
  };
  return (
    <>
      {isTakenDown(review) ? null : isHidden(review) ? (
        <Tag tone="warm" icon={<EyeOff className="icon" aria-hidden="true" />}>
          {t("status.hidden")}
        </Tag>
      ) : (
        <Tag tone="good" icon={<CircleCheck className="icon" aria-hidden="true" />}>
          {t("status.published")}
        </Tag>
      )}
      {review ? (
        <Tag tone={looks[review.state].tone} icon={looks[review.state].icon}>
          {words[review.state]}
        </Tag>
      ) : null}
    </>
  );
}

function isHidden(review: ModerationStatus | undefined): boolean {
  return review?.state === "in_review" && !review.is_public;
}

type TakenDown = ModerationStatus & { readonly state: "refused" | "suspended" };

function isTakenDown(review: ModerationStatus | undefined): review is TakenDown {
  return review?.state === "suspended" || review?.state === "refused";
}

export function ModerationReason({ review }: { review: ModerationStatus | undefined }) {
  const t = useT("portal");
  if (!isTakenDown(review) || !review.reason) return null;
  return <p className="listing-card-reason">{t("status.reason", { reason: review.reason })}</p>;
}

export function ModerationNote({ review }: { review: ModerationStatus | undefined }) {
  const t = useT("portal");
  if (isHidden(review)) return <Note tone="warm">{t("status.hiddenNote")}</Note>;
  if (!isTakenDown(review)) return null;
  return (
    <Note tone="warm">
      <p>{t(`status.${review.state}Note`)}</p>
      {review.reason ? <p>{t("status.reason", { reason: review.reason })}</p> : null}
      {review.state === "suspended" ? (
        <p>
          {t("status.suspendedNext")} <Link to="/contact">{t("status.suspendedContact")}</Link>
        </p>
      ) : null}
    </Note>
  );
}
