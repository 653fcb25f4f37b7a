import { sourceIn, unnamedSource } from "#contract/lists/sources.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";
import { findListing, idsIn, type Listing, resolveAccount } from "#web/pages/booking/loaders/load-provider.server.ts";
import { nearestViews } from "#web/pages/booking/loaders/load-week.server.ts";
import { PageProblem } from "#web/pages/booking/loaders/page-problem.server.ts";
import { type VenueFormats, venueFormats } from "#web/pages/booking/loaders/venue-formats.server.ts";
import { type CustomerErrors, customerIn, customerProblems } from "./customer-values.ts";
import { askedIn } from "./load-review-step.server.ts";
import type { Gone } from "./slot-gone-card.tsx";

export type NotConfirmed = ReturnType<typeof again>;

type Outcome = { readonly secret: string } | NotConfirmed;

export async function confirmBooking(request: PageRequest, query: URLSearchParams, form: FormData): Promise<Outcome> {
  const t = translator<"booking">(request.locale, messagesFor(request.locale, "booking"));
  const values = customerIn(form);
  const confirmKey = String(form.get("confirmKey") ?? "");
  const phoneCountry = String(form.get("phoneCountry") ?? "");
  const retry = (more: Omit<Parameters<typeof again>[0], "values" | "confirmKey">) =>
    again({ values, confirmKey, phoneCountry, ...more });
  const problems = Object.entries(customerProblems(values));
  if (problems.length > 0)
    return retry({ status: 422, errors: Object.fromEntries(problems.map(([name, key]) => [name, t(key)])) });
  const api = apiClient(request.apiFetch);
  let listing: Listing | null = null;
  try {
    const { serviceItemIds, startTime } = askedIn(query);
    listing = await findListing(api, idsIn(query), request.site.countries[0].code);
    const kindredProviderId = await resolveAccount(api, listing.id);
    if (kindredProviderId === null) return retry({ status: 409, failure: { title: t("services.notBookable") } });
    const source = sourceIn(query.get("source")) ?? unnamedSource;
    const answer = await api(
      "POST /providerCalendar/bookings",
      {
        body: {
          kindredProviderId,
          startTime,
          serviceItems: serviceItemIds,
          ...values,
          ...expectedTermsIn(form),
          ...(phoneCountry ? { phoneCountry } : {}),
          ...calendarIdIn(form),
          ...holdIdsIn(form),
          source,
        },
      },
      { headers: confirmKey ? { "idempotency-key": confirmKey } : {} },
    );
    const secret = answer?.data?.secret;
    return secret ? { secret } : retry({ status: 502, failure: { title: t("review.unexpected") } });
  } catch (error) {
    if (error instanceof PageProblem)
      return retry({ status: error.status, failure: { title: t(error.problem.message, error.problem.params) } });
    if (error instanceof ApiUnreachable)
      return retry({ status: 503, failure: { title: t("review.unable"), hint: t("review.unableHint") } });
    if (!(error instanceof ApiRefusal)) throw error;
    return retry({
      status: error.status,
      ...refusedBecause(error, listing && venueFormats(request.locale, listing), t),
    });
  }
}

/** Undefined in forms that were opened before pages sent these fields. */
function expectedTermsIn(form: FormData): { expectedPrice?: number; expectedMinutes?: number } {
  const [price, minutes] = [form.get("expectedPrice"), form.get("expectedMinutes")];
  return {
    ...(price === null ? {} : { expectedPrice: Number(price) }),
    ...(minutes === null ? {} : { expectedMinutes: Number(minutes) }),
  };
}

/** Empty if the customer chose Anyone. */
function calendarIdIn(form: FormData): { calendarId?: number } {
  const calendarId = Number(form.get("calendarId"));
  return calendarId > 0 ? { calendarId } : {};
}

/** Empty if the browser has no hold, or without JavaScript. The second id is of the hold that the first replaces. */
function holdIdsIn(form: FormData): { holdId?: string; earlierHoldId?: string } {
  const [holdId, earlierHoldId] = String(form.get("holdId") ?? "").split(" ");
  return { ...(holdId && { holdId }), ...(earlierHoldId && { earlierHoldId }) };
}

function refusedBecause(error: ApiRefusal, formats: VenueFormats | null, t: ReturnType<typeof translator<"booking">>) {
  if (error.code === "slot_taken" && formats) {
    return { gone: { reason: "taken" as const, nearest: nearestViews(error.nearestStarts, formats) } };
  }
  if (error.code === "not_offered_then" && formats) {
    return { gone: { reason: "notOffered" as const, nearest: nearestViews(error.nearestStarts, formats) } };
  }
  if (error.code === "terms_changed") {
    const failure = { title: t("review.itemChanged"), hint: t("review.itemChangedHint") };
    return { failure, isOutdated: true };
  }
  if (error.code === "invalid_fields") {
    const { customerName, customerPhone, customerEmail } = error.fields;
    const errors: CustomerErrors = {
      ...(customerName && { customerName }),
      ...(customerPhone && { customerPhone }),
      ...(customerEmail && { customerEmail }),
    };
    if (Object.keys(errors).length > 0) return { errors };
  }
  if (error.code === "same_key_other_request") return { failure: { title: t("review.firstTryStands") } };
  if (error.code === "unknown") return { failure: { title: t("review.failed", { status: error.status }) } };
  return { failure: { title: error.message } };
}

function again(more: {
  readonly status: number;
  readonly values: ReturnType<typeof customerIn>;
  readonly confirmKey: string | null;
  readonly phoneCountry?: string;
  readonly errors?: CustomerErrors;
  readonly gone?: Gone;
  /** The page shows an old price or duration and has to reload its data. */
  readonly isOutdated?: boolean;
  readonly failure?: { readonly title: string; readonly hint?: string };
}) {
  return { phoneCountry: "", errors: {}, gone: null, failure: null, isOutdated: false, ...more };
}

/** Keeps what was typed, but uses a new idempotency key, because it is another time. */
export function pickedAnother(form: FormData): NotConfirmed {
  return again({
    status: 200,
    values: customerIn(form),
    confirmKey: null,
    phoneCountry: String(form.get("phoneCountry") ?? ""),
  });
}
