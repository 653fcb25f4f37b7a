import { redirect } from "react-router";
import type { Route } from "./+types/portal-redirect.ts";
import { portalPath } from "./portal-session.ts";

/** `/services` and `/events` are aliases of the portal. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(portalPath + new URL(request.url).search);
}
