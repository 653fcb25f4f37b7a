import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { resolveAccount } from "./load-provider.server.ts";
import { PageProblem } from "./page-problem.server.ts";

/** The account whose calendar is shown; throws a PageProblem if there is none. */
export async function resolveOrProblem(api: Api, listingId: number): Promise<number> {
  const id = await resolveAccount(api, listingId).catch((error: unknown) => {
    if (error instanceof ApiRefusal) throw new PageProblem(503, "time.notResolved");
    throw error;
  });
  if (id === null) throw new PageProblem(409, "services.notBookable");
  return id;
}
