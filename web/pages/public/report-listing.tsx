import { data } from "react-router";
import type { CallInput } from "#contract/calls.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { ReportView } from "#web/features/reports/index.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm, typedIn, unchecked } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/report-listing.ts";
import { ProfileProblem } from "./profile/profile-problem.tsx";

const idOf = (request: Request) => new URL(request.url).searchParams.get("id") ?? "";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, site, apiFetch } = context.get(pageRequest);
  const messages = messagesFor(locale, "reports", "support", "profile");
  try {
    const { id, name } = await apiClient(apiFetch)("GET /serviceProviders/details", {
      query: { id: idOf(request), hostCountry: site.countries[0].code },
    });
    return data({ locale, messages, listing: { id, name } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return data({ locale, messages, listing: null }, { status: 404 });
  }
}

type ReportBody = CallInput<"POST /reports">["body"];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { reason, details = "", email = "" } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  const body = unchecked<ReportBody>({ listingId: Number(idOf(request)), reason, details, email });
  return sendForm(form, () => api("POST /reports", { body }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function ReportListing({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, ...texts } = loaderData;
  return (
    <MessagesProvider {...texts}>
      {listing ? (
        <ReportView about="listing" name={listing.name} path={`/providerPage?id=${listing.id}`} sent={actionData} />
      ) : (
        <ProfileProblem problem={{ kind: "notFound" }} />
      )}
    </MessagesProvider>
  );
}
