import { useEffect, useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useJoin } from "#web/lib/use-join.ts";
import type { Route } from "./+types/review.ts";
import { useStateInUrl } from "./flow/use-state-in-url.ts";
import { idsOf } from "./flow/visit-view.ts";
import { loaderHeadersOnly, viewOrProblem } from "./loaders/page-problem.server.ts";
import { confirmBooking, type NotConfirmed, pickedAnother } from "./review/confirm-booking.server.ts";
import { nobody } from "./review/customer-values.ts";
import { loadReviewStep } from "./review/load-review-step.server.ts";
import { ReviewStep } from "./review/review-step.tsx";
import { ReviewStepProblem } from "./review/review-step-problem.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  return viewOrProblem(request, () => loadReviewStep(apiClient(page.apiFetch), query, page), "problem.reviewLoad");
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "pick") return pickedAnother(form);
  const outcome = await confirmBooking(context.get(pageRequest), new URL(request.url).searchParams, form);
  if ("secret" in outcome) throw redirect(`/booking/confirmed/${outcome.secret}`);
  return data(outcome, { status: outcome.status });
}

/**
 * Without a connection, the form stays as it is. The next attempt sends the same idempotency key, so it cannot book
 * twice.
 */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

/**
 * After an attempt that did not book, the page does not reload its data: this attempt itself may have taken the time.
 * It does reload if the page showed an old price or duration.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod || placeOf(currentUrl) !== placeOf(nextUrl)) return defaultShouldRevalidate;
  // The router does not know the type of what the action returned.
  const result: Partial<NotConfirmed> | undefined = actionResult;
  return result?.isOutdated === true;
}

/** Links from chat apps may contain ":" where forms send "%3A", so both are written the same way. */
const placeOf = ({ pathname, searchParams }: URL) => `${pathname}?${searchParams}`;

export const headers = loaderHeadersOnly;

export default function ReviewStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("booking");
  const join = useJoin();
  useStateInUrl();
  const { view, problem } = loaderData;
  const tried = actionData && !("isUnreachable" in actionData) ? actionData : null;
  // Without JavaScript, the loader has just run again. It may have found that the time was taken by this same attempt.
  const isConfirmTry = tried !== null && tried.confirmKey !== null;
  const visitKey = view ? `${view.appointment.startTime} ${idsOf(view.visit)}` : "";
  const confirmKey = useConfirmKey(visitKey, tried?.confirmKey ?? view?.confirmKey ?? "");
  if (!view) return <ReviewStepProblem problem={problem} />;
  const unreachable = { title: t("review.unable"), hint: t("review.unableHint") };
  return (
    <>
      <title>{t("page.title", { page: join(t("review.title"), view.provider.name) })}</title>
      <meta name="robots" content="noindex" />
      <ReviewStep
        {...view}
        gone={isConfirmTry ? tried.gone : view.gone}
        confirmKey={confirmKey}
        values={tried?.values ?? nobody}
        phone={{ countries: view.phoneCountries, country: tried?.phoneCountry || view.phoneCountry }}
        errors={tried?.errors ?? noErrors}
        failure={actionData && "isUnreachable" in actionData ? unreachable : (tried?.failure ?? null)}
        outcome={actionData ?? null}
      />
    </>
  );
}

const noErrors = {};

/** The key stays the same when the page reloads its data. Another time or other services get a new key. */
function useConfirmKey(visitKey: string, offered: string): string {
  const [kept, setKept] = useState({ visitKey, key: offered });
  useEffect(() => {
    if (kept.visitKey !== visitKey) setKept({ visitKey, key: offered });
  }, [kept.visitKey, visitKey, offered]);
  return kept.visitKey === visitKey ? kept.key : offered;
}
