import { SignInGate } from "../../features/providers/index.ts";
import { qrCodeOf } from "../../features/sharing/index.ts";
import { useT } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import type { Route } from "./+types/service-detail.ts";
import { detailProblem, problemOf } from "./detail-outcome.ts";
import { DetailProblem } from "./detail-problem.tsx";
import { pageApi, readSession } from "./portal-session.ts";
import { ServiceDetail } from "./service-detail/service-detail-view.tsx";

export const handle = { signOutTo: "/" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { problem: "signedOut" as const };
  const api = pageApi(context);
  const listing = await api("GET /serviceProviders/details", { query: { id: params.id } }).catch(problemOf);
  if (typeof listing === "string") return detailProblem(listing);
  if (listing.user_id !== session.user.id) return detailProblem("notYours");
  const items = await api("GET /serviceItems", { query: { providerId: params.id } }).catch(() => null);
  const publicUrl = `${context.get(pageRequest).site.publicUrl}/providerPage?id=${listing.id}`;
  return { problem: null, listing, items, publicUrl, qr: qrCodeOf(publicUrl) };
}

export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portal");
  const missing = loaderData.problem === "notFound" ? t("service.notFound") : t("gate.portal");
  const name = loaderData.problem === null ? loaderData.listing.name : missing;
  return (
    <>
      <title>{t("page.title", { page: name })}</title>
      <meta name="robots" content="noindex" />
      <Content loaded={loaderData} />
    </>
  );
}

function Content({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const t = useT("portal");
  if (loaded.problem === "signedOut") return <SignInGate title={t("gate.portal")} />;
  if (loaded.problem !== null) return <DetailProblem of="service" kind={loaded.problem} />;
  return <ServiceDetail {...loaded} />;
}
