import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listReviewed as endpoint } from "#contract/moderation.ts";
import type { ReviewState } from "#server/db/column-types.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { findAccountsOfUsers, findUserIdsByName } from "#server/features/providers/index.ts";
import { reviewedRow, reviewsOf } from "./reviewed-answer.ts";

const maxShown = 200;

const statesShown: Readonly<Record<"waiting" | "decided" | "suspended", readonly ReviewState[]>> = {
  waiting: ["in_review"],
  decided: ["verified", "refused", "suspended"],
  suspended: ["suspended"],
};

export async function listReviewed(
  deps: Deps,
  _actor: Moderator,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const things = await reviewsOf[params.kind].list(deps.db, {
    states: statesShown[query.show],
    order: query.show === "waiting" ? "oldest" : "newest",
    search: query.search === null ? null : await searchFor(deps, query.search),
    limit: maxShown,
  });
  const accounts = await findAccountsOfUsers(deps.db, [...new Set(things.map(({ user_id }) => user_id))]);
  const now = deps.clock.now();
  return things.map((thing) =>
    reviewedRow(
      params.kind,
      thing,
      accounts.find(({ user_id }) => user_id === thing.user_id),
      now,
    ),
  );
}

async function searchFor(deps: Deps, text: string) {
  const userIds = await findUserIdsByName(deps.db, text, maxShown);
  return { text, id: /^\d{1,9}$/.test(text) ? Number(text) : null, userIds };
}
