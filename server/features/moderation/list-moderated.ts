import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listModerated as endpoint } from "#contract/moderation.ts";
import type { ModerationState } from "#server/db/column-types.ts";
import type { Deps } from "#server/deps.ts";
import { findHostIdsByName, findHosts } from "#server/features/hosts/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { moderationOf, moderationRow } from "./moderation-answer.ts";

const maxShown = 200;

const statesShown: Readonly<Record<"waiting" | "decided" | "suspended", readonly ModerationState[]>> = {
  waiting: ["in_review"],
  decided: ["verified", "refused", "suspended"],
  suspended: ["suspended"],
};

export async function listModerated(
  deps: Deps,
  _actor: Moderator,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const things = await moderationOf[params.kind].list(deps.db, {
    states: statesShown[query.show],
    order: query.show === "waiting" ? "oldest" : "newest",
    search: query.search === null ? null : await searchFor(deps, query.search),
    limit: maxShown,
  });
  const hosts = await findHosts(deps.db, [...new Set(things.map(({ host_id }) => host_id))]);
  const now = deps.clock.now();
  return things.map((thing) =>
    moderationRow(
      params.kind,
      thing,
      hosts.find(({ id }) => id === thing.host_id),
      now,
    ),
  );
}

async function searchFor(deps: Deps, text: string) {
  const hostIds = await findHostIdsByName(deps.db, text, maxShown);
  return { text, id: /^\d{1,9}$/.test(text) ? Number(text) : null, hostIds };
}
