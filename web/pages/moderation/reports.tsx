import { Link } from "react-router";
import type { CallInput } from "#contract/calls.ts";
import { DeskOutcome, ReportCard, ShowLinks } from "#web/features/moderation/index.ts";
import { keepFormOnFailure, sendForm, typedIn, unchecked } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/reports.ts";
import { deskApi, nullIfForbidden, shownIn } from "./desk-request.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const show = shownIn(request, ["open", "closed"]);
  const { searchParams } = new URL(request.url);
  const idOf = (name: string) => /^\d+$/.exec(searchParams.get(name) ?? "")?.[0];
  const [listingId, eventId] = [idOf("listing"), idOf("event")];
  const query = {
    show,
    about: "everything" as const,
    ...(listingId ? { listingId } : {}),
    ...(eventId ? { eventId } : {}),
  };
  const reports = await nullIfForbidden(context, (api) => api("GET /moderation/reports", { query }));
  return reports && { show, isOfOne: Boolean(listingId ?? eventId), reports };
}

type Closing = CallInput<"POST /moderation/reports/{id}/close">["body"];

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { id = "", outcome, note = "" } = typedIn(form);
  const body = unchecked<Closing>({ outcome, note });
  return sendForm(form, () => deskApi(context)("POST /moderation/reports/{id}/close", { params: { id }, body }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { show, isOfOne, reports } = loaderData;
  const empty = show === "open" ? "none" : "noneClosed";
  return (
    <>
      <title>{t("page.title", { page: t("reports.title") })}</title>
      <div className="desk-title">
        <h2>{t("reports.title")}</h2>
        <ShowLinks
          current={show}
          links={[
            { value: "open", label: t("reports.open") },
            { value: "closed", label: t("reports.closed") },
          ]}
        />
      </div>
      <DeskOutcome sent={actionData} />
      {isOfOne ? (
        <p>
          {t("reports.about")} <Link to="/moderation/reports">{t("reports.all")}</Link>
        </p>
      ) : null}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} sent={actionData} />
      ))}
      {reports.length === 0 ? (
        <Card>
          <EmptyState title={t(`reports.${empty}`)} communityId={1}>
            {t(`reports.${empty}Text`)}
          </EmptyState>
        </Card>
      ) : null}
    </>
  );
}
