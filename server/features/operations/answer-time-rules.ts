type Answer = { readonly subject: string; readonly subject_id: string; readonly decided_at: Date };
type Requested = { readonly id: number; readonly review_requested_at: Date };

const hourMs = 3_600_000;
const promisedHours = 48;

/** Only the first answer after the latest request counts. `answers` are in the order of time. */
export function answerTimes(
  answers: readonly Answer[],
  requested: Readonly<Record<"services" | "events", readonly Requested[]>>,
): { inTime: number; late: number; medianHours: number | null } {
  const hours = (["services", "events"] as const)
    .flatMap((subject) =>
      requested[subject].flatMap(({ id, review_requested_at }) => {
        const answer = answers.find(
          (one) => one.subject === subject && one.subject_id === String(id) && one.decided_at >= review_requested_at,
        );
        return answer ? [(answer.decided_at.getTime() - review_requested_at.getTime()) / hourMs] : [];
      }),
    )
    .sort((a, b) => a - b);
  const inTime = hours.filter((hour) => hour <= promisedHours).length;
  const middle = hours[Math.floor((hours.length - 1) / 2)];
  return {
    inTime,
    late: hours.length - inTime,
    medianHours: middle === undefined ? null : Math.round(middle * 10) / 10,
  };
}
