import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listContactMessages as endpoint } from "#contract/support.ts";
import type { Deps } from "#server/deps.ts";
import { lastDecisionsAbout } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { findContactMessages } from "./support-store.ts";

const maxShown = 200;

export async function listMessages(
  deps: Deps,
  _actor: Moderator,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findContactMessages(deps.db, query.show === "answered", maxShown);
  const decisions = await lastDecisionsAbout(
    deps.db,
    "messages",
    rows.filter(({ answer }) => answer !== null).map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: decisions.get(String(row.id))?.by ?? null,
  }));
}
