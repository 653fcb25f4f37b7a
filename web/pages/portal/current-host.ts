import { redirect } from "react-router";
import { ApiRefusal } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import type { Route } from "./+types/current-host.ts";
import { pageApi, portalPath } from "./portal-session.ts";

export function loader() {
  return redirect(portalPath);
}

/** If the person no longer belongs to that host, the portal says so. */
export async function action({ context, request }: Route.ActionArgs) {
  const hostId = Number((await request.formData()).get("hostId"));
  try {
    await pageApi(context)("POST /session/host", { body: { hostId } });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return redirect(`${portalPath}?notice=notMember`);
  }
  return redirect(`${portalPath}?tab=calendar&notice=switched`);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}
